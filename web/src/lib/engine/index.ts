export { DIRECTIONS, type Direction, Engine, letterOf, type Motion, type Move } from './engine';

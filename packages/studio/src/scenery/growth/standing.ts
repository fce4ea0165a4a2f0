/** The position and height of a plant. */
export type Standing = {
  x: number
  z: number
  height: number
  y?: number
  /** The darkness of its shadow, 0 to 1; less where many overlap. */
  shadow?: number
}

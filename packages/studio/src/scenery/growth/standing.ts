/** Where something grows, and how tall it is. */
export type Standing = {
  x: number
  z: number
  height: number
  y?: number
  /** How dark its shadow is, 0…1; less where many overlap. */
  shadow?: number
}

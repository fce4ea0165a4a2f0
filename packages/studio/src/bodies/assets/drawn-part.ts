import type { AssetPart } from '@kinora/media/scene/asset-schema'
import type { Point, Shape } from '../body.ts'

type Solid = Extract<AssetPart, { shape: 'box' }>
type Band = Extract<AssetPart, { shape: 'band' }>

export type Light = [red: number, green: number, blue: number]

/** A colour of a document with a brightness factor. */
export type DrawnColour = { colour: string; times?: number }

/** A shape of an asset with its final numbers and colours, at its position after all repetition. */
export type DrawnPart = {
  shape: Shape
  /** The index of its part in the document. */
  part: number
  /** Degrees about z, then x, then y, through the shape's centre. */
  turn?: Point
  colour?: DrawnColour
  second?: DrawnColour
  glow?: Light | DrawnColour
  scale?: number
  variant?: number
} & Pick<Solid, 'material' | 'joint' | 'gloss' | 'rough' | 'isClear' | 'isHung' | 'is' | 'texel'> & {
    /** For a band: its letters, their colour, and the lathe around which it goes. */
    band?: Pick<Band, 'from' | 'to' | 'text' | 'ink'> & Extract<Shape, { lathe: Point }>
  }

export type Unnumbered = Omit<DrawnPart, 'part'>

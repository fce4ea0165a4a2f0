import type { AssetPart } from '@kinora/media/scene/asset-schema'
import type { Point, Shape } from '../body.ts'

type Solid = Extract<AssetPart, { shape: 'box' }>
type Band = Extract<AssetPart, { shape: 'band' }>

export type Light = [red: number, green: number, blue: number]

/** A colour of a document, so many times as bright. */
export type DrawnColour = { colour: string; times?: number }

/** A shape of an asset with its numbers and colours drawn, where it is after all repetition. */
export type DrawnPart = {
  shape: Shape
  /** The number of the part of the document that it belongs to. */
  part: number
  /** Degrees about z, then x, then y, through the shape's middle. */
  turn?: Point
  colour?: DrawnColour
  second?: DrawnColour
  glow?: Light | DrawnColour
  scale?: number
  variant?: number
} & Pick<Solid, 'material' | 'joint' | 'gloss' | 'rough' | 'isClear' | 'isHung' | 'is' | 'texel'> & {
    /** Of a band: its letters and their colour, and the lathe that it goes around. */
    band?: Pick<Band, 'from' | 'to' | 'text' | 'ink'> & Extract<Shape, { lathe: Point }>
  }

export type Unnumbered = Omit<DrawnPart, 'part'>

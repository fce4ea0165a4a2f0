import type { RgbaPicture } from '../../packages/media/src/frames/size.ts'

/** A request in words, and pictures of its result. */
export type Exhibit = {
  words: string
  /** Side by side at one height; or, when the sheet has leads, the first large and the others stacked beside it. */
  pictures: readonly RgbaPicture[]
}

export type SheetPlan = {
  /** The name of the file in docs/gallery, without its extension. */
  name: string
  columns: number
  /** Width and height of an exhibit's pictures together; its words stand below. */
  cell: { width: number; height: number }
  /** The first picture of every exhibit is large, and the others are a column at its right. */
  hasLeads?: true
  /** Pictures alone, close to each other, in the quality of thumbnails. */
  isWordless?: true
  /** Made one after another, in the order in which they are shown. */
  exhibits: readonly (() => Promise<Exhibit>)[]
}

/** One kind of thing the studio makes, shown on one or more contact sheets. */
export type Suite = {
  name: string
  sheets: readonly SheetPlan[]
  /** A page of docs/gallery that shows the sheets, if the README does not. */
  page?: { name: string; text: string }
}

import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { refuseField } from '../../core/errors.ts'
import { quoteValue } from '../../core/text.ts'

type Piece = { readonly segment: number; readonly from: number; readonly to: number; readonly over?: number }

const FRAME = 1 / FRAMES_PER_SECOND

/** Pieces lie within their segments and have a frame at least; a transition is no longer than its piece. */
export function requireCut(cut: readonly Piece[], lengths: readonly number[]): void {
  for (const [index, { segment, from, to, over }] of cut.entries()) {
    const field = `cut[${index}]`
    const length = lengths[segment]
    if (length === undefined)
      throw refuseField(
        `${field}.segment`,
        `${field}.segment must be between 0 and ${lengths.length - 1}, got ${segment}`,
      )
    if (to > length + FRAME)
      throw refuseField(
        `${field}.to`,
        `${field}.to must not be after the end of segment ${segment}, at ${Math.round(length * 1_000) / 1_000}, got ${quoteValue(to)}`,
      )
    if (to - from < FRAME - 1e-6)
      throw refuseField(
        `${field}.to`,
        `${field}.to must be a frame after its from, ${from}, at least; got ${quoteValue(to)}`,
      )
    if (over !== undefined && over > to - from)
      throw refuseField(`${field}.over`, `${field}.over must not be longer than the piece, ${to - from}; got ${over}`)
  }
}

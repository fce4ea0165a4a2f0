import type { EditedCut, Storyboard } from '@kinora/client'
import { draftFromCut, filmSeconds, findVersion, placeSegments, shownCut } from './draft.ts'

/** A piece of an edited timeline. `isMoved`: it comes before a piece that follows it in the film. */
export type ChangedPiece = EditedCut['cut'][number] & { seconds: number; isWhole: boolean; isMoved: boolean }

/** A frame and a half: programs round times. */
const NEAR = 1.5 / 24

/** What an edited timeline shows of each segment, which segments it leaves out, and the length of the film so far. */
export function timelineChanges(
  film: Storyboard,
  { segments, cut }: EditedCut,
): { pieces: ChangedPiece[]; leftOut: number[]; before: number } {
  const pieces = cut.map((piece, at) => {
    const seconds = findVersion(film, segments[piece.segment] ?? '')?.duration ?? 0
    return {
      ...piece,
      seconds,
      isWhole: piece.from < NEAR && piece.to > seconds - NEAR,
      isMoved: cut.slice(at + 1).some(later => later.segment < piece.segment),
    }
  })
  const leftOut = segments.map((_, at) => at).filter(at => cut.every(({ segment }) => segment !== at))
  return { pieces, leftOut, before: filmSeconds(placeSegments(film, draftFromCut(film, shownCut(film)))) }
}

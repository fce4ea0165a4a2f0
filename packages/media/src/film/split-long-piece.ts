import type { Piece, PlannedShot } from './plan-picture.ts'

// As much as is worth a second encoder, and little enough to be held in memory until its turn comes.
const LONG_FRAMES = 96

/** A long stretch in parts that begin with a shot, where a key frame belongs anyway, and are two frames or more. */
export function splitLongPiece(piece: Piece, shots: readonly PlannedShot[]): Piece[] {
  if (piece.kind === 'copy') return [piece]
  const parts: Piece[] = []
  let { fromFrame } = piece
  for (const { atFrame } of shots) {
    if (atFrame - fromFrame < LONG_FRAMES || piece.toFrame - atFrame < 2) continue
    parts.push({ kind: 'encode', fromFrame, toFrame: atFrame })
    fromFrame = atFrame
  }
  return [...parts, { kind: 'encode', fromFrame, toFrame: piece.toFrame }]
}

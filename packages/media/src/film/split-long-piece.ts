import type { Piece, PlannedShot } from './plan-picture.ts'

// Long enough for a second encoder, and short enough to be held in memory.
const LONG_FRAMES = 96

/** Splits a long part at shots, where a key frame is needed anyway; each piece has at least two frames. */
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

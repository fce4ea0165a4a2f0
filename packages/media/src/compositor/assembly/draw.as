// @ts-nocheck: AssemblyScript, which tools/build-wasm.ts compiles; its types are not TypeScript's.
/* oxlint-disable */
import { blendRow, mixRow } from './blend.ts'
import { findSpan, sampleRow, sampleSpan, spanEnd, spanStart } from './sampler.ts'

const COLOUR_ROW: usize = memory.data(8_192 + 32)
const ALPHA_ROW: usize = memory.data(8_192 + 32)

/** Fills a plane from the source that was set. */
export function drawPlane(to: usize, stride: i32, rows: i32, source: usize): void {
  for (let y = 0; y < rows; y++) sampleRow(source, y, to + y * stride)
}

/** The same over what is there: `share` of 32,767. */
export function drawPlaneOver(to: usize, stride: i32, columns: i32, rows: i32, source: usize, share: i32): void {
  for (let y = 0; y < rows; y++) {
    sampleRow(source, y, COLOUR_ROW)
    mixRow(to + y * stride, COLOUR_ROW, columns, share)
  }
}

/** Colours that are already multiplied by their alpha, over what is there; opacity of 256. */
export function drawSpritePlane(to: usize, stride: i32, rows: i32, colours: usize, alphas: usize, opacity: i32): void {
  for (let y = 0; y < rows; y++) {
    findSpan(y)
    if (spanStart >= spanEnd) continue
    sampleSpan(alphas, y, spanStart, spanEnd, ALPHA_ROW)
    sampleSpan(colours, y, spanStart, spanEnd, COLOUR_ROW)
    blendRow(to + y * stride + spanStart, COLOUR_ROW, ALPHA_ROW, spanEnd - spanStart, opacity)
  }
}

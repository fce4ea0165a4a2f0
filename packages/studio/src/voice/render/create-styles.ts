import { readWeights } from '../../models/find-weights.ts'
import type { Blend } from '../voices/casting.ts'
import type { KokoroVoice } from '../../models/weights.ts'

/** A voice is a table with a style vector for each number of signs. */
const STYLE_FIGURES = 256

type Styles = { styleOf(blend: Blend, signs: number): Promise<Float32Array> }

/** Voices are loaded once and kept: half a megabyte each. */
export function createStyles(): Styles {
  const tables = new Map<KokoroVoice, Promise<Float32Array>>()

  function tableOf(voice: KokoroVoice): Promise<Float32Array> {
    const known = tables.get(voice)
    if (known) return known
    const table = readTable(voice)
    tables.set(voice, table)
    table.catch(() => tables.delete(voice))
    return table
  }

  return {
    async styleOf(blend, signs) {
      const style = new Float32Array(STYLE_FIGURES)
      const total = blend.reduce((sum, [, share]) => sum + share, 0)
      for (const [voice, share] of blend) {
        const table = await tableOf(voice)
        const row = Math.min(Math.max(0, signs - 1), table.length / STYLE_FIGURES - 1)
        for (let i = 0; i < STYLE_FIGURES; i++) style[i]! += (table[row * STYLE_FIGURES + i]! * share) / total
      }
      return style
    },
  }
}

async function readTable(voice: KokoroVoice): Promise<Float32Array> {
  const bytes = await readWeights(`kokoro-${voice}`)
  if (!bytes) throw new Error(`the voice ${voice} is not installed`)
  // A buffer may start at any byte, but four-byte floats need alignment.
  return new Float32Array(Uint8Array.from(bytes).buffer)
}

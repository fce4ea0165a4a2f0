import { RENDER_RATE, type Manner, type Renderer } from '../../src/voice/render/renderer.ts'

const SIGN_SECONDS = 0.05
const EDGE_SECONDS = 0.3

export type FakeRenderer = Renderer & { asked: { signs: string; manner: Manner }[] }

/** A tone of 200 Hz for each sign, silent marks and edges, and a note of what was asked for. */
export function createFakeRenderer(languages: Renderer['languages'] = ['en', 'zh']): FakeRenderer {
  const asked: FakeRenderer['asked'] = []
  return {
    name: 'kokoro',
    languages,
    asked,
    async render(signs, manner) {
      asked.push({ signs: signs.join(''), manner })
      const seconds = SIGN_SECONDS / manner.rate
      const bounds = [EDGE_SECONDS, ...signs.map((_, at) => EDGE_SECONDS + seconds * (at + 1))]
      const samples = new Float32Array(Math.round(((bounds.at(-1) ?? 0) + EDGE_SECONDS) * RENDER_RATE))
      signs.forEach((sign, at) => {
        if (/[\s,.!?]/.test(sign)) return
        const [from = 0, to = 0] = [bounds[at], bounds[at + 1]]
        for (let i = Math.round(from * RENDER_RATE); i < Math.round(to * RENDER_RATE); i++) {
          samples[i] = 0.1 * Math.sin((2 * Math.PI * 200 * manner.pitchRatio * i) / RENDER_RATE)
        }
      })
      return { samples, bounds }
    },
    async close() {},
  }
}

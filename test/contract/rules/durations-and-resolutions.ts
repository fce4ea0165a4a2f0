import { invalid, type Rule } from '../rule.ts'

type Row = {
  generator: 'text2video' | 'img2video' | 'start-end2video' | 'reference2video'
  model: string
  seconds: number[]
  /** The default duration. */
  usual: number
  /** The default first. */
  resolutions: string[] | Record<number, string[]>
}

const EVERY = ['360p', '540p', '720p', '1080p', '2K', '4K', '480p']
const range = (min: number, max: number): number[] => Array.from({ length: max - min + 1 }, (_, i) => min + i)
const row = (
  generator: Row['generator'],
  model: string,
  seconds: number[],
  usual: number,
  resolutions: Row['resolutions'],
): Row => ({ generator, model, seconds, usual, resolutions })

const HD = ['720p', '540p', '1080p']
const FAST = ['720p', '1080p']

/** "Models, durations, resolutions (default first)", row by row. */
const table: Row[] = [
  row('text2video', 'genq1', [5], 5, ['1080p']),
  row('text2video', 'gen1.5', [4, 8], 4, { 4: ['360p', '720p', '1080p'], 8: ['720p'] }),
  row('text2video', 'genq2', range(1, 10), 5, HD),
  row('text2video', 'genq3-pro', range(1, 16), 5, HD),
  row('text2video', 'genq3-turbo', range(1, 16), 5, HD),
  row('img2video', 'genq1-classic', [5], 5, ['1080p']),
  row('img2video', 'genq1', [5], 5, ['1080p']),
  row('img2video', 'gen2.0', [4, 8], 4, { 4: ['360p', '720p'], 8: ['720p'] }),
  row('img2video', 'gen1.5', [4, 8], 4, { 4: ['360p', '720p', '1080p'], 8: ['720p'] }),
  row('img2video', 'genq2-pro', range(1, 10), 5, HD),
  row('img2video', 'genq2-turbo', range(1, 10), 5, HD),
  row('img2video', 'genq2-pro-fast', range(1, 10), 5, FAST),
  row('img2video', 'genq3-turbo', range(1, 16), 5, HD),
  row('img2video', 'genq3-pro', range(1, 16), 5, HD),
  row('img2video', 'genq3-pro-fast', range(1, 16), 5, FAST),
  row('start-end2video', 'genq1-classic', [5], 5, ['1080p']),
  row('start-end2video', 'genq1', [5], 5, ['1080p']),
  row('start-end2video', 'gen2.0', [4, 8], 4, { 4: ['360p', '720p'], 8: ['720p'] }),
  row('start-end2video', 'gen1.5', [4, 8], 4, { 4: ['360p', '720p', '1080p'], 8: ['720p'] }),
  row('start-end2video', 'genq2-pro', range(1, 8), 5, HD),
  row('start-end2video', 'genq2-turbo', range(1, 8), 5, HD),
  row('start-end2video', 'genq2-pro-fast', range(1, 8), 5, FAST),
  row('start-end2video', 'genq3-turbo', range(1, 16), 5, HD),
  row('start-end2video', 'genq3-pro', range(1, 16), 5, HD),
  row('start-end2video', 'genq3-pro-fast', range(1, 16), 5, FAST),
  row('reference2video', 'genq1', [5], 5, ['1080p']),
  row('reference2video', 'gen2.0', [4], 4, ['360p', '720p']),
  row('reference2video', 'gen1.5', [4], 4, ['360p', '720p']),
  row('reference2video', 'genq2', range(1, 10), 5, HD),
  row('reference2video', 'genq2-pro', range(1, 10), 5, HD),
  row('reference2video', 'genq3', range(3, 16), 5, HD),
  row('reference2video', 'genq3-turbo', range(3, 15), 5, HD),
  row('reference2video', 'genq3-mix', range(3, 15), 5, FAST),
  row('reference2video', 'genq3-ad', range(3, 15), 5, FAST),
  row('reference2video', 'genq3-drama', range(2, 15), 8, FAST),
]

function rulesOf({ model, seconds, usual, resolutions }: Row): Rule[] {
  const resolutionsAt = (duration: number): string[] =>
    Array.isArray(resolutions) ? resolutions : (resolutions[duration] ?? [])
  const neighbours = [...new Set(seconds.flatMap(second => [second - 1, second + 1]))]
  const beyond = neighbours.filter(second => !seconds.includes(second))
  return [
    {
      rule: `duration for ${model}: ${seconds.join(', ')}, by default ${usual}`,
      model,
      estimates: [
        ...seconds.map(duration => ({ patch: { duration }, duration })),
        { patch: {}, duration: usual },
        { patch: { duration: null }, duration: usual },
      ],
      refuses: invalid('duration', ...beyond, usual + 0.5, String(usual)),
    },
    ...seconds.map(duration => ({
      rule: `resolution for ${model} at ${duration} s: ${resolutionsAt(duration).join(', ')}, the first by default`,
      model,
      estimates: [
        ...resolutionsAt(duration).map(resolution => ({ patch: { duration, resolution }, resolution })),
        { patch: { duration }, duration, resolution: resolutionsAt(duration)[0] ?? '' },
      ],
      refuses: EVERY.filter(resolution => !resolutionsAt(duration).includes(resolution)).map(resolution => ({
        patch: { duration, resolution },
        reason: 'FieldInvalid' as const,
        field: 'resolution',
      })),
    })),
  ]
}

export const durationsAndResolutions = (generator: Row['generator']): Rule[] =>
  table.filter(one => one.generator === generator).flatMap(rulesOf)

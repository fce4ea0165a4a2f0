import type { Body, GeneratorName } from './bodies.ts'
import { aac, link, m4a, mp3, wav } from './media.ts'
import { long } from './rule.ts'

export type Price = { generator: GeneratorName; model?: string; body: Body | (() => Body); credits: number }

type Video = 'text2video' | 'img2video' | 'start-end2video' | 'reference2video'
type Rates<Rate> = Partial<Record<'360p' | '540p' | '720p' | '1080p', Rate>>

/** Credits a second, the rows of the price table in its order. */
const perSecond: [Video[], string[], Rates<number>, seconds: number[]][] = [
  [['text2video', 'img2video', 'start-end2video'], ['genq3-pro'], { '540p': 9, '720p': 20, '1080p': 24 }, [1, 5, 16]],
  [['text2video', 'img2video', 'start-end2video'], ['genq3-turbo'], { '540p': 7, '720p': 12, '1080p': 13 }, [1, 5, 16]],
  [['img2video', 'start-end2video'], ['genq3-pro-fast'], { '720p': 12, '1080p': 15 }, [1, 5, 16]],
  [['reference2video'], ['genq3'], { '540p': 7, '720p': 12, '1080p': 15 }, [3, 5, 16]],
  [['reference2video'], ['genq3-turbo'], { '540p': 4, '720p': 10, '1080p': 13 }, [3, 5, 15]],
  [['reference2video'], ['genq3-mix', 'genq3-drama', 'genq3-ad'], { '720p': 24, '1080p': 29 }, [3, 8, 15]],
]

/** Credits for the first second + for each further one. */
const firstAndFurther: [Video[], string, Rates<[number, number]>, seconds: number[]][] = [
  [['text2video'], 'genq2', { '540p': [10, 2], '720p': [15, 5], '1080p': [20, 10] }, [1, 2, 5, 10]],
  [['reference2video'], 'genq2', { '540p': [15, 5], '720p': [25, 5], '1080p': [75, 10] }, [1, 2, 5, 10]],
  [['reference2video'], 'genq2-pro', { '540p': [20, 5], '720p': [30, 5], '1080p': [85, 10] }, [1, 2, 5, 10]],
  [['img2video', 'start-end2video'], 'genq2-pro', { '540p': [8, 5], '720p': [15, 10], '1080p': [55, 15] }, [1, 2, 8]],
  [['img2video', 'start-end2video'], 'genq2-turbo', { '540p': [6, 2], '720p': [8, 10], '1080p': [35, 10] }, [1, 2, 8]],
  [['img2video', 'start-end2video'], 'genq2-pro-fast', { '720p': [8, 2], '1080p': [16, 4] }, [1, 2, 8]],
]

const videos: Price[] = [
  ...perSecond.flatMap(([generators, models, rates, seconds]) =>
    generators.flatMap(generator =>
      models.flatMap(model =>
        Object.entries(rates).flatMap(([resolution, rate]) =>
          seconds.map(duration => ({
            generator,
            model,
            // q3 films have sound unless it is turned off, and it costs nothing.
            body: { resolution, duration },
            credits: rate * duration,
          })),
        ),
      ),
    ),
  ),
  ...firstAndFurther.flatMap(([generators, model, rates, seconds]) =>
    generators.flatMap(generator =>
      Object.entries(rates).flatMap(([resolution, [first, further]]) =>
        seconds.map(duration => ({
          generator,
          model,
          body: { resolution, duration },
          credits: first + further * (duration - 1),
        })),
      ),
    ),
  ),
]

const price = (generator: GeneratorName, model: string | undefined, body: Price['body'], credits: number): Price => ({
  generator,
  ...(model !== undefined && { model }),
  body,
  credits,
})

const links = (count: number): string[] => Array(count).fill(link)

const flat: Price[] = [
  price('text2video', 'genq1', {}, 80),
  price('img2video', 'genq1', {}, 80),
  price('img2video', 'genq1-classic', {}, 80),
  price('start-end2video', 'genq1', {}, 80),
  price('start-end2video', 'genq1-classic', {}, 80),
  price('reference2video', 'genq1', {}, 80),
  ...(
    [
      ['img2video', 'gen2.0'],
      ['img2video', 'gen1.5'],
      ['start-end2video', 'gen2.0'],
      ['start-end2video', 'gen1.5'],
      ['text2video', 'gen1.5'],
    ] as const
  ).flatMap(([generator, model]) => [
    price(generator, model, {}, 20),
    price(generator, model, { duration: 4, resolution: '360p' }, 20),
    price(generator, model, { duration: 4, resolution: '720p' }, 40),
    price(generator, model, { duration: 8 }, 100),
    price(generator, model, { duration: 8, resolution: '720p' }, 100),
    ...(model === 'gen1.5' ? [price(generator, model, { duration: 4, resolution: '1080p' }, 100)] : []),
  ]),
  ...['gen2.0', 'gen1.5'].flatMap(model => [
    price('reference2video', model, { resolution: '360p' }, 80),
    price('reference2video', model, { resolution: '720p' }, 80),
  ]),
  price('reference2image', 'genq1', {}, 20),
  price('reference2image', 'genq1', { images: links(7) }, 20),
  price('template-story', undefined, {}, 100),
  price('template', undefined, {}, 10),
  price('template', undefined, { template: 'french_kiss_8s', bgm: true, watermark: true }, 10),
]

/** By the number of input images: none, 1 to 3, 4 to 7. */
const pictures: Price[] = (
  [
    ['1080p', 6, 8, 10],
    ['2K', 8, 12, 16],
    ['4K', 10, 20, 30],
  ] as const
).flatMap(([resolution, none, few, many]) =>
  (
    [
      [0, none],
      [1, few],
      [3, few],
      [4, many],
      [7, many],
    ] as const
  ).map(([count, credits]) => price('reference2image', 'genq2', { resolution, images: links(count) }, credits)),
)

/** Of a URL nothing is known, so the longest music is held: 300 seconds, for which there is no lip-sync surcharge. */
const music: Price[] = [
  price('one-click/mv', undefined, {}, 300 * 8),
  price('one-click/mv', undefined, { resolution: '540p' }, 300 * 6),
  price('one-click/mv', undefined, { resolution: '1080p' }, 300 * 10),
  price('one-click/mv', undefined, { quality: 'high' }, 300 * 24),
  price('one-click/mv', undefined, { quality: 'high', resolution: '1080p' }, 300 * 29),
  price('one-click/mv', undefined, { lip_sync: true }, 300 * 8),
  price('one-click/premium_mv', undefined, {}, 300 * 24),
  price('one-click/premium_mv', undefined, { resolution: '1080p' }, 300 * 29),
  ...[mp3, wav, aac, m4a].map(make => price('one-click/mv', undefined, () => ({ audio_url: make(10) }), 10 * 8)),
  price('one-click/mv', undefined, () => ({ audio_url: mp3(10), resolution: '540p' }), 10 * 6),
  price('one-click/mv', undefined, () => ({ audio_url: mp3(10), quality: 'high' }), 10 * 24),
  // A second that was started counts.
  price('one-click/mv', undefined, () => ({ audio_url: mp3(10.5) }), 11 * 8),
  price('one-click/mv', undefined, () => ({ audio_url: wav(10.001) }), 11 * 8),
  price('one-click/mv', undefined, () => ({ audio_url: mp3(300) }), 300 * 8),
  price('one-click/mv', undefined, () => ({ audio_url: mp3(10), lip_sync: true }), 10 * (8 + 4)),
  price('one-click/mv', undefined, () => ({ audio_url: mp3(10), lip_sync: true, quality: 'high' }), 10 * (24 + 4)),
  price('one-click/mv', undefined, () => ({ audio_url: mp3(180), lip_sync: true }), 180 * (8 + 4)),
  price('one-click/mv', undefined, () => ({ audio_url: mp3(181), lip_sync: true }), 181 * 8),
  price('one-click/premium_mv', undefined, () => ({ audio_url: mp3(10) }), 10 * 24),
  price('one-click/premium_mv', undefined, () => ({ audio_url: mp3(10.5), resolution: '1080p' }), 11 * 29),
]

const films: Price[] = [
  price('ad-one-click', undefined, {}, 15 * 40),
  price('ad-one-click', undefined, { duration: 8 }, 8 * 40),
  price('ad-one-click', undefined, { duration: 60 }, 60 * 40),
  price('one-click/general_one_click', undefined, { duration: 1 }, 40),
  price('one-click/general_one_click', undefined, { duration: 180 }, 180 * 40),
]

/** 20 x ceil(60 x characters / 400). */
const comics: Price[] = (
  [
    [1, 20],
    [6, 20],
    [7, 40],
    [400, 1_200],
    [401, 1_220],
    [4_000, 12_000],
  ] as const
).flatMap(([characters, credits]) =>
  ['x', '猫', '😀'].map(letter =>
    price('explain-comic', undefined, { script_content: long(letter, characters) }, credits),
  ),
)

const speech: Price[] = (
  [
    [1, 10],
    [500, 10],
    [501, 20],
    [1_000, 20],
    [1_001, 30],
    [9_999, 200],
  ] as const
).flatMap(([characters, credits]) =>
  ['x', '好', '😀'].map(letter => price('audio-tts', undefined, { text: long(letter, characters) }, credits)),
)

const surcharges: Price[] = [
  ...(
    [
      ['genq1-classic', 80],
      ['genq1', 80],
      ['gen1.5', 20],
      ['gen2.0', 20],
      ['genq2-pro', 55],
      ['genq2-turbo', 48],
      ['genq2-pro-fast', 16],
      ['genq3-turbo', 60],
      ['genq3-pro', 100],
      ['genq3-pro-fast', 60],
    ] as const
  ).flatMap(([model, plain]) => {
    const sound = ['gen1.5', 'gen2.0', 'genq2-pro', 'genq2-turbo', 'genq2-pro-fast'].includes(model) ? 15 : 0
    return [
      price('img2video', model, {}, plain),
      price('img2video', model, { audio: false }, plain),
      price('img2video', model, { audio: true }, plain + sound),
      price('img2video', model, { is_rec: true }, plain + 10),
      price('img2video', model, { is_rec: true, audio: true }, plain + sound + 10),
      price('img2video', model, { is_rec: true, audio: true, off_peak: true }, Math.ceil((plain + sound + 10) / 2)),
    ]
  }),
  ...(
    [
      ['genq1', 80, 0],
      ['gen2.0', 80, 15],
      ['gen1.5', 80, 15],
      ['genq2', 45, 15],
      ['genq2-pro', 50, 15],
      ['genq3', 60, 0],
      ['genq3-turbo', 50, 0],
      ['genq3-mix', 120, 0],
      ['genq3-ad', 120, 0],
      ['genq3-drama', 192, 0],
    ] as const
  ).flatMap(([model, plain, sound]) => [
    price('reference2video', model, {}, plain),
    price('reference2video', model, { audio: true }, plain + sound),
    price('reference2video', model, { bgm: true }, plain),
  ]),
  // Never in text2video, and not between two frames.
  price('text2video', 'genq2', { audio: true }, 35),
  price('text2video', 'genq2', { audio: false }, 35),
  price('text2video', 'gen1.5', { audio: true }, 20),
  price('start-end2video', 'genq2-pro', { audio: true }, 55),
  price('start-end2video', 'gen2.0', { audio: true }, 20),
  price('start-end2video', 'genq3-pro', { audio: false }, 100),
]

/** Half, rounded up. */
const offPeak: Price[] = [
  price('text2video', 'genq1', { off_peak: true }, 40),
  price('text2video', 'genq1', { off_peak: false }, 80),
  price('text2video', 'genq2', { off_peak: true }, 18),
  price('text2video', 'genq3-turbo', { off_peak: true, duration: 1, resolution: '540p' }, 4),
  price('text2video', 'genq3-pro', { off_peak: true, duration: 1, resolution: '540p' }, 5),
  price('img2video', 'gen2.0', { off_peak: true, audio: true }, 18),
  price('start-end2video', 'genq2-pro', { off_peak: true }, 28),
  price('reference2video', 'genq2', { off_peak: true, audio: true }, 30),
  price('reference2video', 'genq3-ad', { off_peak: true, duration: 3, resolution: '1080p' }, 44),
  price('reference2video', 'genq3-drama', { off_peak: true }, 96),
]

/** The whole price table as rows; film edits, compositions and subjects are priced where they are made. */
export const prices: Price[] = [
  ...videos,
  ...flat,
  ...pictures,
  ...music,
  ...films,
  ...comics,
  ...speech,
  ...surcharges,
  ...offPeak,
]

import type { EffectRow } from '../effect-kind.ts'
import { blast, repeated, series } from '../makers/blast.ts'
import { happens, HALL, NEAR, OUTSIDE, ROOM } from '../makers/place.ts'
import { creak, rub } from '../makers/rubbing.ts'
import { plucks, scale, semitone } from '../makers/strings.ts'
import { type Body, rattle, strikes } from '../makers/struck.ts'
import { beeps, glide } from '../makers/tones.ts'

const CHIME: Body = { hertz: 1_050, ring: 'bar', lasts: 0.8, dull: 0.6, click: 0.05 }
const CYMBAL: Body = { hertz: 340, ring: 'plate', lasts: 1.1, dull: 0.05, click: 0.6, clickHertz: 8_000, soft: 0.98 }
const snare = blast({
  seconds: 0.25,
  decay: 0.05,
  bright: 9_000,
  dull: 3_000,
  above: 250,
  thump: [195, 170, 0.04, 0.8],
})
const kick = blast({ seconds: 0.35, decay: 0.012, bright: 2_500, dull: 300, thump: [130, 45, 0.09, 1.4], noise: 0.4 })
const chord = (...steps: number[]): number[] => steps.map(semitone)
const SPACE = { seconds: 3.2, wet: 0.4, bright: 0.5 }

/** Bells, drums and short musical phrases. */
export const STINGS: readonly EffectRow[] = [
  [
    'wind-chime',
    'wind chime, chime, bell chime, 风铃',
    happens(rattle({ body: CHIME, seconds: 2.2, rate: [4, 3], uneven: 0.9, vary: 0.3 }), {
      lufs: -25,
      room: OUTSIDE,
      rest: [0.3, 1],
    }),
  ],
  [
    'bell',
    'bell, school bell, hand bell, bell ring, jingle bell, 铃, 铃声, 铃铛, 上课铃',
    happens(strikes({ hertz: 780, ring: 'bell', lasts: 1.4, click: 0.2 }), { lufs: -20, room: HALL }),
  ],
  [
    'sleigh-bells',
    'sleigh, christmas, christmas bell, 圣诞, 雪橇铃',
    happens(
      rattle({
        body: { hertz: 5_200, ring: 'bell', lasts: 0.06, click: 0.1 },
        seconds: 2,
        rate: [16, 16],
        uneven: 0.15,
        vary: 0.2,
      }),
      { lufs: -24, rest: [0.05, 0.2] },
    ),
  ],
  [
    'gong',
    'gong, temple bell, tam tam, 锣, 铜锣, 敲锣, 寺庙钟声',
    happens(strikes({ hertz: 118, ring: 'plate', lasts: 2.6, dull: 0.45, click: 0.15, clickHertz: 500, soft: 0.92 }), {
      lufs: -17,
      room: SPACE,
      rest: [1, 2],
    }),
  ],
  ['cymbal', 'cymbal, crash cymbal, 镲, 钹', happens(strikes(CYMBAL), { lufs: -19, room: HALL })],
  [
    'drum',
    'drum, drum hit, bass drum, kick drum, taiko, 鼓, 鼓声, 大鼓, 击鼓',
    happens(strikes({ hertz: 72, ring: 'skin', lasts: 0.35, dull: 0.9, click: 0.4, clickHertz: 900 }), {
      lufs: -17,
      room: HALL,
      rest: [0.5, 0.9],
    }),
  ],
  ['snare', 'snare, snare drum, 军鼓, 小鼓', happens(snare, { lufs: -19, room: ROOM, rest: [0.4, 0.8] })],
  [
    'drum-roll',
    'drum roll, drumroll, suspense drum, 擂鼓, 鼓点',
    happens(
      series([
        [0, 0.8, rattle({ body: snare, seconds: 1.9, rate: [22, 30], uneven: 0.05, swell: 'rises' })],
        [2, 1, kick],
        [2, 0.7, strikes({ ...CYMBAL, lasts: 0.7 })],
      ]),
      { lufs: -18, room: HALL },
    ),
  ],
  [
    'rimshot',
    'rimshot, ba dum tss, joke drum, punchline, 冷笑话',
    happens(
      series([
        [0, 0.8, snare],
        [0.18, 0.9, kick],
        [0.42, 0.9, strikes({ ...CYMBAL, lasts: 0.6 })],
      ]),
      { lufs: -19, room: ROOM },
    ),
  ],
  [
    'fanfare',
    'fanfare, trumpet fanfare, victory, ta da, tada, 号角, 胜利, 凯旋',
    happens(
      beeps({
        notes: [
          [chord(3, 7, 10), 0.16, 0.03],
          [chord(3, 7, 10), 0.16, 0.03],
          [chord(3, 7, 10), 0.16, 0.03],
          [chord(8, 12, 15), 0.9],
        ],
        wave: 'saw',
        vibrato: [5.5, 0.006],
      }),
      { lufs: -18, room: HALL },
    ),
  ],
  [
    'sad-trombone',
    'sad trombone, wah wah, fail trombone, 失败长号',
    happens(
      beeps({
        notes: [
          [233, 0.35],
          [220, 0.35],
          [208, 0.35],
          [196, 1.1],
        ],
        wave: 'saw',
        vibrato: [6, 0.03],
      }),
      { lufs: -20, room: ROOM },
    ),
  ],
  [
    'harp',
    'harp, harp gliss, glissando, dream, dreamy, 竖琴, 梦幻',
    happens(plucks(scale(-9, 15), { apart: 0.07, seconds: 1.6 }), { lufs: -21, room: SPACE }),
  ],
  [
    'guitar-strum',
    'guitar strum, strum, guitar chord, 拨弦, 扫弦',
    happens(plucks(chord(-17, -10, -5, 0, 4, 7), { apart: 0.022, seconds: 2 }), { lufs: -21, room: ROOM }),
  ],
  [
    'piano-chord',
    'piano chord, piano hit, piano note, 钢琴和弦',
    happens(beeps({ notes: [[[...chord(-9, -2, 3, 7), semitone(-21)], 0.3]], wave: 'triangle', lasts: 0.8 }), {
      lufs: -20,
      room: HALL,
    }),
  ],
  [
    'orchestra-hit',
    'orchestra hit, orchestral hit, dramatic hit, stinger, dun dun, impact, 震撼, 重音',
    happens(
      series([
        [0, 1, beeps({ notes: [[[...chord(-21, -9, -2, 3, 6), 55], 0.3]], wave: 'saw', lasts: 0.45 })],
        [0, 0.9, strikes({ hertz: 60, ring: 'skin', lasts: 0.4, click: 0.5 })],
      ]),
      { lufs: -16, room: SPACE },
    ),
  ],
  [
    'riser',
    'riser, tension, build up, suspense, 紧张, 悬疑, 渐强',
    happens(
      series([
        [0, 0.7, glide({ path: [110, 220, 880], seconds: 2.4, wave: 'saw', beside: 1.06, loud: [0, 0.3, 1] })],
        [0, 0.7, rub({ seconds: 2.4, band: [400, 6_000], loud: [0, 0.2, 1] })],
      ]),
      { lufs: -18, room: HALL, rest: [0.4, 1] },
    ),
  ],
  [
    'whoosh',
    'whoosh, swish, swing, fly by, pass by, fast pass, 呼啸, 嗖嗖, 掠过, 挥动',
    happens(rub({ seconds: 0.7, band: [320, 2_600, 500], sharp: 1.5, loud: [0, 0.3, 1, 0] }), {
      lufs: -20,
      rest: [0.6, 1.4],
    }),
  ],
  [
    'record-scratch',
    'record scratch, dj scratch, scratch, dj, 搓碟, 刮碟',
    happens(
      series([
        [0, 1, rub({ seconds: 0.22, band: [500, 3_200], sharp: 4, loud: [0.4, 1, 0.3] })],
        [0.24, 1, rub({ seconds: 0.3, band: [3_000, 350], sharp: 4, loud: [0.5, 1, 0] })],
      ]),
      { lufs: -19, room: NEAR },
    ),
  ],
  [
    'violin-screech',
    'violin screech, horror violin, psycho, 惊悚, 刺耳小提琴',
    happens(
      repeated(
        creak({ seconds: 0.32, slips: [1_480, 1_560], hertz: [2_950, 3_150], sharp: 12, loud: [0.2, 1, 0.8, 0] }),
        [4, 5],
        0.42,
      ),
      { lufs: -20, room: HALL },
    ),
  ],
  [
    'music-box',
    'music box, lullaby box, toy piano, 音乐盒, 八音盒',
    happens(
      beeps({
        notes: [12, 16, 19, 24, 19, 16, 17, 14].map(step => [[semitone(step), semitone(step + 12)], 0.24] as const),
        wave: 'triangle',
        lasts: 0.35,
      }),
      { lufs: -24, room: ROOM, rest: [0.2, 0.5] },
    ),
  ],
  [
    'sports-whistle',
    'referee, referee whistle, sports whistle, blow whistle, 裁判, 裁判哨, 哨子, 吹哨',
    happens(
      glide({ path: [2_750, 2_850, 2_800], seconds: 0.75, wobble: [38, 0.035], beside: 1.06, loud: [0.6, 1, 1, 0] }),
      { lufs: -19, room: HALL },
    ),
  ],
  [
    'air-horn',
    'air horn, stadium horn, vuvuzela, 气笛, 气喇叭',
    happens(
      beeps({
        notes: [
          [[415, 523, 622], 0.2, 0.08],
          [[415, 523, 622], 0.2, 0.08],
          [[415, 523, 622], 0.8],
        ],
        wave: 'saw',
      }),
      { lufs: -17, room: HALL },
    ),
  ],
  [
    'cash-register',
    'cash register, cash, ka ching, kaching, 收银机, 收银, 付款',
    happens(
      series([
        [
          0,
          0.7,
          rattle({
            body: { hertz: 900, ring: 'bar', lasts: 0.03, click: 0.6 },
            seconds: 0.22,
            rate: [24, 20],
            uneven: 0.2,
          }),
        ],
        [0.28, 1, strikes({ hertz: 2_450, ring: 'bell', lasts: 0.6, click: 0.2 })],
        [
          0.42,
          0.6,
          rattle({
            body: { hertz: 4_600, ring: 'plate', lasts: 0.08, dull: 0.3, click: 0.2 },
            seconds: 0.4,
            rate: [20, 8],
          }),
        ],
      ]),
      { lufs: -21, room: ROOM },
    ),
  ],
  [
    'slot-machine',
    'slot machine, casino, jackpot, 老虎机, 赌场, 中奖',
    happens(
      beeps({
        notes: Array.from({ length: 14 }, (_, index) => [[1_047, 1_319, 1_568][index % 3]!, 0.09] as const),
        wave: 'square',
        lasts: 0.12,
      }),
      { lufs: -21, room: ROOM },
    ),
  ],
]

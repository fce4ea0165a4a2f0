import type { EffectRow } from '../effect-kind.ts'
import { blast, repeated, series } from '../makers/blast.ts'
import { happens, HALL, NEAR, ROOM, goesOn } from '../makers/place.ts'
import { hiss } from '../makers/motors.ts'
import { glide } from '../makers/tones.ts'
import { breathing, voice, VOWELS } from '../makers/voices.ts'

const laugh = voice({ seconds: 0.14, pitch: [330, 260], throat: VOWELS.a, breath: 0.3, loud: [0, 1, 0.2] })
const sob = voice({
  seconds: 0.8,
  pitch: [420, 560, 500, 380],
  throat: VOWELS.a,
  loud: [0, 1, 0.9, 0],
  shake: [7, 0.15],
})
const claps = blast({ seconds: 0.09, decay: 0.008, bright: 6_000, dull: 1_200, above: 500 })

/** Voices and hands of people, and of ghosts and zombies. */
export const PEOPLE: readonly EffectRow[] = [
  [
    'laugh',
    'laugh, laughter, giggle, chuckle, 笑声, 大笑, 笑, 傻笑',
    happens(repeated(laugh, [5, 9], 0.19), { lufs: -21, rest: [0.5, 1.2] }),
  ],
  [
    'evil-laugh',
    'evil laugh, villain laugh, witch laugh, cackle, 邪恶的笑, 狞笑, 奸笑',
    happens(
      repeated(
        voice({ seconds: 0.26, pitch: [150, 120], throat: VOWELS.a, rough: 0.2, loud: [0, 1, 0.3] }),
        [5, 7],
        0.34,
      ),
      { lufs: -20, room: HALL },
    ),
  ],
  [
    'baby-cry',
    'baby, baby cry, infant, cry baby, 婴儿, 婴儿哭, 宝宝哭',
    happens(
      repeated(
        voice({
          seconds: 0.9,
          pitch: [420, 560, 530, 400],
          throat: [1_050, 1_700, 3_200],
          loud: [0, 1, 1, 0],
          rough: 0.1,
        }),
        [2, 4],
        1.25,
      ),
      { lufs: -20, rest: [0.6, 1.2] },
    ),
  ],
  ['cry', 'cry, sob, weep, crying, 哭, 哭泣, 抽泣', happens(repeated(sob, [2, 3], 1.1), { lufs: -23 })],
  [
    'scream',
    'scream, shriek, yell, shout, 尖叫, 大叫, 喊叫, 惨叫',
    happens(
      voice({
        seconds: 1.4,
        pitch: [700, 1_150, 1_050, 800],
        throat: [1_000, 1_600, 3_100],
        rough: 0.15,
        loud: [0.2, 1, 1, 0],
      }),
      { lufs: -17, room: HALL },
    ),
  ],
  [
    'gasp',
    'gasp, breath in, inhale, 倒吸一口气, 喘息',
    happens(
      breathing({
        seconds: 0.55,
        bands: [
          [1_400, 2, 1],
          [2_900, 2, 0.7],
        ],
        loud: [0, 0.4, 1, 0],
      }),
      { lufs: -24, room: NEAR },
    ),
  ],
  [
    'sigh',
    'sigh, exhale, 叹气, 叹息',
    happens(
      breathing({
        seconds: 1.2,
        bands: [
          [700, 1.6, 1],
          [1_500, 2, 0.5],
        ],
        loud: [0, 1, 0.5, 0],
      }),
      { lufs: -26, room: NEAR },
    ),
  ],
  [
    'breathing',
    'breathe, breathing, breath, pant, heavy breathing, 呼吸, 喘气',
    happens(
      repeated(
        series([
          [0, 0.7, breathing({ seconds: 0.6, bands: [[1_900, 2, 1]], loud: [0, 1, 0] })],
          [0.75, 1, breathing({ seconds: 0.8, bands: [[750, 1.5, 1]], loud: [0, 1, 0] })],
        ]),
        [2, 2],
        1.8,
      ),
      { lufs: -26, room: NEAR, rest: [0.1, 0.3] },
    ),
  ],
  [
    'snore',
    'snore, snoring, 打鼾, 鼾声',
    happens(
      series([
        [
          0,
          1,
          breathing({
            seconds: 1.3,
            bands: [
              [260, 2, 1.4],
              [700, 2, 0.7],
            ],
            loud: [0, 1, 0.8, 0],
            flutter: [33, 0.9],
          }),
        ],
        [1.6, 0.5, breathing({ seconds: 0.9, bands: [[1_300, 2, 0.6]], loud: [0, 1, 0] })],
      ]),
      { lufs: -24, room: NEAR, rest: [0.2, 0.5] },
    ),
  ],
  [
    'cough',
    'cough, 咳嗽',
    happens(
      repeated(
        series([
          [
            0,
            1,
            breathing({
              seconds: 0.14,
              bands: [
                [1_100, 1, 1.5],
                [2_300, 1.2, 1],
              ],
              loud: [1, 0.5, 0],
            }),
          ],
          [0.05, 0.5, voice({ seconds: 0.22, pitch: [190, 140], throat: VOWELS.schwa, breath: 0.6 })],
        ]),
        [2, 3],
        0.42,
      ),
      { lufs: -22 },
    ),
  ],
  [
    'sneeze',
    'sneeze, achoo, 喷嚏, 打喷嚏',
    happens(
      series([
        [0, 0.5, breathing({ seconds: 0.5, bands: [[1_500, 2, 1]], loud: [0, 0.5, 1] })],
        [
          0.6,
          1,
          breathing({
            seconds: 0.35,
            bands: [
              [3_600, 0.8, 1.6],
              [1_400, 1, 1],
            ],
            loud: [1, 0.7, 0],
          }),
        ],
        [0.62, 0.6, voice({ seconds: 0.3, pitch: [330, 210], throat: VOWELS.u, breath: 0.4 })],
      ]),
      { lufs: -20 },
    ),
  ],
  [
    'hiccup',
    'hiccup, burp, belch, 打嗝',
    happens(voice({ seconds: 0.13, pitch: [260, 420], throat: VOWELS.e, loud: [0, 1, 0], breath: 0.15 }), {
      lufs: -23,
      rest: [0.9, 1.8],
      room: NEAR,
    }),
  ],
  [
    'yawn',
    'yawn, 打哈欠',
    happens(voice({ seconds: 1.7, pitch: [180, 260, 190, 140], throat: VOWELS.a, breath: 0.5, loud: [0, 0.8, 1, 0] }), {
      lufs: -25,
      room: NEAR,
    }),
  ],
  [
    'kiss',
    'kiss, smooch, 亲吻, 接吻',
    happens(
      series([
        [0, 0.5, breathing({ seconds: 0.12, bands: [[2_600, 3, 1]], loud: [0, 1] })],
        [0.12, 1, blast({ seconds: 0.05, decay: 0.006, bright: 7_000, dull: 2_500, above: 900 })],
      ]),
      { lufs: -27, room: NEAR },
    ),
  ],
  [
    'whistle',
    'whistle, whistling, human whistle, 口哨, 吹口哨',
    happens(
      glide({ path: [1_400, 2_100, 1_700, 2_400, 1_900], seconds: 1.2, loud: [0, 1, 0.6, 1, 0], wobble: [6, 0.012] }),
      { lufs: -24 },
    ),
  ],
  [
    'heartbeat',
    'heartbeat, heart, pulse, heart beat, 心跳, 心脏',
    happens(
      series([
        [0, 1, blast({ seconds: 0.22, decay: 0.03, bright: 240, dull: 90, thump: [62, 42, 0.06, 1.5] })],
        [0.28, 0.7, blast({ seconds: 0.2, decay: 0.025, bright: 260, dull: 100, thump: [74, 50, 0.045, 1.2] })],
      ]),
      { lufs: -22, rest: [0.25, 0.4], room: NEAR, spread: 0 },
    ),
  ],
  [
    'clap',
    'clap, clap hand, hand clap, 拍手',
    happens(repeated(claps, [4, 7], 0.3, 0.05), { lufs: -21, rest: [0.3, 0.8] }),
  ],
  [
    'finger-snap',
    'finger snap, snap finger, 打响指, 响指',
    happens(blast({ seconds: 0.12, decay: 0.007, bright: 5_200, dull: 1_900, above: 1_100 }), { lufs: -22 }),
  ],
  [
    'cheer',
    'cheer, cheering, hooray, fans, stadium, crowd cheer, 欢呼, 喝彩, 球迷, 体育场',
    goesOn(
      hiss({
        bands: [
          [560, 7, 2],
          [880, 8, 2],
          [1_320, 8, 1.6],
          [2_600, 5, 0.8],
        ],
        swell: [0.6, 1.8],
        pulse: [0.7, 0.4],
      }),
      { lufs: -18, room: HALL },
    ),
  ],
  [
    'boo',
    'boo, booing, jeer, 嘘声, 起哄',
    happens(
      voice({ seconds: 1.8, pitch: [150, 145, 130], throat: VOWELS.u, rough: 0.3, breath: 0.3, shake: [5, 0.2] }),
      { lufs: -19, room: HALL, rest: [0.1, 0.4] },
    ),
  ],
  [
    'eating',
    'eat, chew, crunch, chip, apple bite, bite, 吃, 咀嚼, 嚼, 薯片',
    happens(
      repeated(blast({ seconds: 0.16, decay: 0.03, bright: 6_500, dull: 1_300, above: 400 }), [4, 7], 0.38, 0.15),
      { lufs: -24, room: NEAR, rest: [0.4, 1] },
    ),
  ],
  [
    'drinking',
    'drink, gulp, swallow, sip, slurp, 喝水, 吞咽, 喝',
    happens(
      repeated(
        voice({ seconds: 0.16, pitch: [110, 190], throat: [420, 900], breath: 0.25, loud: [0, 1, 0] }),
        [3, 5],
        0.55,
      ),
      { lufs: -26, room: NEAR },
    ),
  ],
  [
    'ghost',
    'ghost, spooky, haunted, horror, creepy, 鬼, 幽灵, 恐怖, 诡异',
    happens(
      voice({
        seconds: 2.6,
        pitch: [240, 330, 280, 210],
        throat: VOWELS.u,
        breath: 0.35,
        shake: [4.5, 0.3],
        sharp: 9,
        loud: [0, 1, 0.6, 0],
      }),
      { lufs: -22, room: { seconds: 4, wet: 0.5, bright: 0.3 }, rest: [0.5, 1.5] },
    ),
  ],
  [
    'zombie',
    'zombie, groan, moan, 僵尸, 丧尸, 呻吟',
    happens(voice({ seconds: 1.6, pitch: [85, 105, 75], throat: VOWELS.schwa, rough: 0.6, breath: 0.4, sharp: 4 }), {
      lufs: -21,
      room: ROOM,
    }),
  ],
]

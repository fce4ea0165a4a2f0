import type { EffectRow } from '../effect-kind.ts'
import { blast, repeated, series } from '../makers/blast.ts'
import { happens, HALL, NEAR, OUTSIDE, goesOn } from '../makers/place.ts'
import { hiss } from '../makers/motors.ts'
import { rub } from '../makers/rubbing.ts'
import { glide } from '../makers/tones.ts'
import { breathing, voice } from '../makers/voices.ts'

/** Animals beyond those of the ambience. */
export const ANIMALS: readonly EffectRow[] = [
  [
    'rooster',
    'rooster, cock, cock crow, cockadoodledoo, rooster crow, 公鸡, 打鸣, 鸡鸣',
    happens(
      voice({
        seconds: 1.7,
        pitch: [620, 880, 700, 1_050, 1_120, 760],
        throat: [1_300, 2_500],
        loud: [0, 1, 0.4, 1, 1, 0],
        rough: 0.15,
        sharp: 4,
      }),
      { lufs: -20, room: OUTSIDE },
    ),
  ],
  [
    'crow',
    'crow, raven, caw, 乌鸦',
    happens(
      repeated(
        voice({
          seconds: 0.38,
          pitch: [480, 520, 420],
          throat: [1_250, 2_100],
          rough: 0.5,
          breath: 0.35,
          loud: [0, 1, 0.8, 0],
        }),
        [2, 3],
        0.6,
      ),
      { lufs: -22, room: OUTSIDE },
    ),
  ],
  [
    'owl',
    'owl, hoot, owl hoot, 猫头鹰',
    happens(
      repeated(
        voice({
          seconds: 0.42,
          pitch: [330, 345, 315],
          throat: [340, 700],
          breath: 0.12,
          sharp: 9,
          loud: [0, 1, 1, 0],
        }),
        [2, 3],
        0.65,
      ),
      { lufs: -24, room: OUTSIDE },
    ),
  ],
  [
    'eagle',
    'eagle, hawk, falcon, eagle cry, 鹰, 老鹰, 猎鹰',
    happens(
      voice({
        seconds: 1,
        pitch: [2_300, 2_900, 2_500, 1_900],
        throat: [2_600, 3_800],
        breath: 0.25,
        rough: 0.2,
        sharp: 3,
      }),
      { lufs: -23, room: OUTSIDE },
    ),
  ],
  [
    'cuckoo',
    'cuckoo, cuckoo clock, 布谷鸟, 杜鹃',
    happens(
      series([
        [0, 1, voice({ seconds: 0.2, pitch: [690, 680], throat: [690, 1_380], sharp: 9 })],
        [0.36, 1, voice({ seconds: 0.3, pitch: [550, 540], throat: [550, 1_100], sharp: 9 })],
      ]),
      { lufs: -24, room: OUTSIDE, rest: [0.8, 1.4] },
    ),
  ],
  [
    'pigeon',
    'pigeon, dove, coo, 鸽子',
    happens(
      voice({
        seconds: 1.1,
        pitch: [260, 380, 300, 360, 270],
        throat: [360, 720],
        shake: [18, 0.5],
        breath: 0.1,
        sharp: 7,
      }),
      { lufs: -26 },
    ),
  ],
  [
    'parrot',
    'parrot, squawk, macaw, 鹦鹉',
    happens(
      repeated(
        voice({ seconds: 0.3, pitch: [900, 1_500, 1_100], throat: [1_800, 2_900], rough: 0.4, breath: 0.2 }),
        [2, 4],
        0.42,
      ),
      { lufs: -22 },
    ),
  ],
  [
    'goose',
    'goose, geese, honk goose, swan, 鹅, 大雁, 天鹅',
    happens(
      repeated(
        voice({ seconds: 0.3, pitch: [420, 560, 430], throat: [900, 1_700], rough: 0.2, breath: 0.1 }),
        [2, 4],
        0.5,
      ),
      { lufs: -22, room: OUTSIDE },
    ),
  ],
  [
    'turkey',
    'turkey, gobble, 火鸡',
    happens(
      voice({ seconds: 0.9, pitch: [620, 480, 560, 420], throat: [1_100, 2_200], shake: [17, 0.95], rough: 0.2 }),
      { lufs: -22, room: OUTSIDE },
    ),
  ],
  [
    'donkey',
    'donkey, mule, bray, heehaw, 驴, 驴叫',
    happens(
      repeated(
        series([
          [0, 0.9, voice({ seconds: 0.5, pitch: [700, 860], throat: [1_100, 2_400], breath: 0.55, rough: 0.3 })],
          [0.55, 1, voice({ seconds: 0.55, pitch: [240, 190], throat: [600, 1_300], rough: 0.35 })],
        ]),
        [2, 2],
        1.2,
      ),
      { lufs: -20, room: OUTSIDE },
    ),
  ],
  [
    'goat',
    'goat, bleat, 山羊',
    happens(
      voice({ seconds: 0.7, pitch: [380, 430, 360], throat: [800, 1_800, 2_700], shake: [12, 0.6], rough: 0.15 }),
      { lufs: -22, room: OUTSIDE },
    ),
  ],
  [
    'bear',
    'bear, growl, bear growl, 熊, 咆哮, 低吼',
    happens(
      voice({
        seconds: 1.5,
        pitch: [70, 95, 80, 60],
        throat: [320, 760, 1_500],
        rough: 0.7,
        breath: 0.3,
        shake: [23, 0.3],
        sharp: 3,
      }),
      { lufs: -19 },
    ),
  ],
  [
    'tiger',
    'tiger, roar, tiger roar, leopard, panther, 老虎, 虎啸, 吼叫, 豹',
    happens(
      voice({
        seconds: 1.6,
        pitch: [95, 170, 140, 85],
        throat: [480, 1_050, 2_100],
        rough: 0.5,
        breath: 0.4,
        sharp: 3,
      }),
      { lufs: -17, room: OUTSIDE },
    ),
  ],
  [
    'dinosaur',
    'dinosaur, monster, dragon, beast, godzilla, 恐龙, 怪兽, 龙吼, 怪物',
    happens(
      series([
        [
          0,
          1,
          voice({
            seconds: 2.2,
            pitch: [60, 130, 90, 45],
            throat: [240, 620, 1_400],
            rough: 0.6,
            breath: 0.35,
            sharp: 3,
          }),
        ],
        [0.1, 0.5, voice({ seconds: 1.8, pitch: [410, 720, 360], throat: [900, 1_900], rough: 0.5, breath: 0.5 })],
      ]),
      { lufs: -15, room: HALL, rest: [1.5, 3] },
    ),
  ],
  [
    'snake',
    'snake, hiss, rattlesnake, snake hiss, 蛇, 嘶嘶, 响尾蛇',
    happens(
      breathing({
        seconds: 1.2,
        bands: [
          [6_500, 1.2, 1],
          [9_500, 1, 0.6],
        ],
        loud: [0, 1, 0.8, 0],
        flutter: [48, 0.5],
      }),
      { lufs: -25, room: NEAR },
    ),
  ],
  [
    'mouse',
    'mouse, rat, squeak, squirrel, mouse squeak, 老鼠, 松鼠, 吱吱',
    happens(
      repeated(glide({ path: [3_600, 5_200, 4_100], seconds: 0.07, loud: [0, 1, 0], vary: 0.12 }), [3, 6], 0.13, 0.25),
      { lufs: -28, room: NEAR },
    ),
  ],
  [
    'cat-purr',
    'purr, cat purr, 猫打呼噜, 呼噜',
    goesOn(
      hiss({
        bands: [
          [180, 1.2, 1.4],
          [520, 1, 0.5],
        ],
        swell: [0.35, 0.7],
        pulse: [25, 0.95, 2],
      }),
      { lufs: -26 },
    ),
  ],
  [
    'cat-hiss',
    'cat hiss, angry cat, 猫哈气',
    happens(
      breathing({
        seconds: 0.7,
        bands: [
          [3_300, 1, 1],
          [5_200, 1, 0.8],
        ],
        loud: [0.2, 1, 0.5, 0],
      }),
      { lufs: -23, room: NEAR },
    ),
  ],
  [
    'whale',
    'whale, whale song, 鲸, 鲸鱼',
    happens(
      voice({
        seconds: 2.6,
        pitch: [150, 420, 260, 520, 180],
        throat: [400, 900],
        breath: 0.02,
        sharp: 10,
        loud: [0, 1, 0.7, 1, 0],
      }),
      { lufs: -22, room: { seconds: 4, wet: 0.5, bright: 0.2 }, rest: [0.6, 1.4] },
    ),
  ],
  [
    'dolphin',
    'dolphin, dolphin click, 海豚',
    happens(
      series([
        [0, 1, glide({ path: [7_000, 11_500, 6_200, 9_000], seconds: 0.5, loud: [0, 1, 1, 0] })],
        [
          0.6,
          0.7,
          repeated(
            blast({ seconds: 0.02, decay: 0.002, bright: 17_000, dull: 9_000, above: 4_000 }),
            [18, 26],
            0.022,
            0.05,
          ),
        ],
      ]),
      { lufs: -24 },
    ),
  ],
  [
    'mosquito',
    'mosquito, fly buzz, insect fly, 蚊子, 苍蝇',
    goesOn(hiss({ bands: [[900, 6, 0.2]], swell: [0.6, 1.6], hum: [620, 0.5], pulse: [3, 0.3] }), { lufs: -30 }),
  ],
  [
    'wings',
    'wings, flap, wing flap, flutter, bird fly, 翅膀, 扇动翅膀, 拍打翅膀',
    happens(rub({ seconds: 1.3, band: [350, 1_300, 400], strokes: 9, back: 0.6, loud: [0, 1, 0.2] }), {
      lufs: -24,
      room: OUTSIDE,
      rest: [0.4, 1.2],
    }),
  ],
]

import type { EffectRow } from '../effect-kind.ts'
import { blast, repeated, series } from '../makers/blast.ts'
import { CANYON, HALL, happens, NEAR, OUTSIDE } from '../makers/place.ts'
import { rub } from '../makers/rubbing.ts'
import { type Body, rattle, strikes } from '../makers/struck.ts'
import { glide } from '../makers/tones.ts'

const WOOD: Body = { hertz: 320, ring: 'box', lasts: 0.05, click: 0.5, clickHertz: 1_400 }
const STEEL: Body = { hertz: 620, ring: 'bar', lasts: 0.5, dull: 0.5, click: 0.5, clickHertz: 4_500 }
const STONE: Body = { hertz: 760, ring: 'box', lasts: 0.018, click: 0.9, clickHertz: 2_200 }
const shot = blast({ seconds: 0.9, decay: 0.09, bright: 11_000, dull: 500, thump: [170, 45, 0.08, 0.9] })

/** Weapons, fights and games. */
export const WEAPONS: readonly EffectRow[] = [
  [
    'punch',
    'punch, hit, fist, fight, slap, kick, box, 拳头, 打拳, 打斗, 击打, 扇耳光',
    happens(
      series([
        [0, 0.35, rub({ seconds: 0.14, band: [700, 2_400], loud: [0, 1] })],
        [0.12, 1, blast({ seconds: 0.25, decay: 0.03, bright: 4_500, dull: 350, thump: [140, 60, 0.05, 0.9] })],
      ]),
      { lufs: -19, rest: [0.5, 1.3], room: NEAR },
    ),
  ],
  [
    'gunshot',
    'gunshot, gun, pistol, gun shoot, gun fire, shoot, rifle, revolver, 枪声, 开枪, 手枪, 步枪, 枪响',
    happens(shot, { lufs: -15, rest: [1.2, 2.5], room: CANYON }),
  ],
  [
    'machine-gun',
    'machine gun, automatic gun, submachine gun, burst fire, 机枪, 冲锋枪, 扫射',
    happens(
      repeated(
        blast({ seconds: 0.25, decay: 0.035, bright: 9_000, dull: 700, thump: [190, 70, 0.04, 0.8] }),
        [6, 12],
        0.085,
        0.02,
      ),
      { lufs: -16, rest: [0.4, 0.9], room: OUTSIDE },
    ),
  ],
  [
    'shotgun-reload',
    'reload, cock gun, gun cock, load gun, pump shotgun, 上膛, 装弹',
    happens(
      series([
        [0, 0.8, strikes({ ...STEEL, hertz: 1_100, lasts: 0.04 })],
        [0.06, 0.5, rub({ seconds: 0.12, band: [2_500, 1_600], sharp: 1.5 })],
        [0.24, 1, strikes({ ...STEEL, hertz: 800, lasts: 0.06, click: 0.9 })],
      ]),
      { lufs: -21, room: NEAR },
    ),
  ],
  [
    'ricochet',
    'ricochet, bullet, bullet fly, 子弹, 跳弹',
    happens(
      series([
        [0, 0.7, blast({ seconds: 0.12, decay: 0.012, bright: 12_000, dull: 4_000, above: 1_500 })],
        [0.02, 0.7, glide({ path: [3_400, 2_600, 1_300, 900], seconds: 0.7, loud: [1, 0.6, 0.2, 0], beside: 1.03 })],
      ]),
      { lufs: -20, room: OUTSIDE },
    ),
  ],
  [
    'cannon',
    'cannon, artillery, mortar, tank fire, 大炮, 炮声, 炮火, 开炮',
    happens(blast({ seconds: 2, decay: 0.3, bright: 3_200, dull: 90, thump: [95, 30, 0.25, 1.5] }), {
      lufs: -14,
      rest: [2, 4],
      room: CANYON,
    }),
  ],
  [
    'explosion',
    'explosion, explode, bomb, blast, boom, detonation, grenade, 爆炸, 炸弹, 爆破, 轰',
    happens(
      series([
        [0, 1, blast({ seconds: 3, decay: 0.5, attack: 0.003, bright: 6_000, dull: 70, thump: [75, 26, 0.4, 1.4] })],
        [0.25, 0.35, rattle({ body: STONE, seconds: 1.8, rate: [40, 5], uneven: 1, swell: 'falls', vary: 0.6 })],
      ]),
      { lufs: -13, rest: [3, 6], room: CANYON },
    ),
  ],
  [
    'sword',
    'sword, blade, sword clash, sword fight, clash sword, knife, dagger, 剑, 刀剑, 拔剑, 刀',
    happens(
      series([
        [0, 0.5, rub({ seconds: 0.3, band: [3_500, 6_500], sharp: 4, loud: [0, 1, 0.3] })],
        [
          0.28,
          1,
          strikes({ hertz: 1_900, ring: 'bar', lasts: 0.9, dull: 0.25, click: 0.5, clickHertz: 6_500, soft: 0.9 }),
        ],
      ]),
      { lufs: -20, rest: [0.6, 1.5], room: HALL },
    ),
  ],
  [
    'arrow',
    'arrow, bow, bow arrow, archery, crossbow, 箭, 射箭, 弓箭',
    happens(
      series([
        [0, 0.7, strikes({ hertz: 150, ring: 'tube', lasts: 0.08, click: 0.5, clickHertz: 1_200 })],
        [0.03, 0.7, rub({ seconds: 0.4, band: [3_200, 5_200, 2_600], sharp: 2, loud: [0, 1, 0] })],
        [0.46, 1, blast({ seconds: 0.2, decay: 0.02, bright: 3_000, dull: 400, thump: [210, 130, 0.03, 0.6] })],
      ]),
      { lufs: -20, room: OUTSIDE },
    ),
  ],
  [
    'whip',
    'whip, whip crack, lash, 鞭子, 抽鞭',
    happens(
      series([
        [0, 0.4, rub({ seconds: 0.32, band: [400, 3_200], loud: [0, 0.2, 1] })],
        [0.31, 1, blast({ seconds: 0.2, decay: 0.008, bright: 16_000, dull: 5_000, above: 1_800 })],
      ]),
      { lufs: -18 },
    ),
  ],
  [
    'hammer',
    'hammer, nail, hammer nail, 锤子, 敲钉子, 锤',
    happens(
      strikes({ ...STEEL, hertz: 1_050, lasts: 0.09, click: 1, clickHertz: 2_000 }, [
        [0, 1],
        [0.42, 1],
        [0.84, 1],
      ]),
      { lufs: -19, rest: [0.3, 0.8] },
    ),
  ],
  [
    'ball',
    'ball, basketball, bounce, ball bounce, dribble, 篮球, 拍球, 弹跳, 皮球',
    happens(
      repeated(
        blast({ seconds: 0.3, decay: 0.02, bright: 1_600, dull: 300, thump: [165, 118, 0.07, 1.3] }),
        [4, 6],
        0.42,
        0.04,
      ),
      { lufs: -21, rest: [0.2, 0.5], room: HALL },
    ),
  ],
  [
    'tennis',
    'tennis, ping pong, table tennis, racket, badminton, 网球, 乒乓球, 羽毛球',
    happens(
      strikes({ hertz: 980, ring: 'box', lasts: 0.016, click: 0.8, clickHertz: 2_600 }, [
        [0, 1],
        [0.24, 0.6],
      ]),
      { lufs: -21, rest: [0.4, 0.9] },
    ),
  ],
  [
    'golf',
    'golf, golf swing, baseball, bat, bat hit, 高尔夫, 棒球',
    happens(
      series([
        [0, 0.5, rub({ seconds: 0.25, band: [500, 2_600], loud: [0, 0.4, 1] })],
        [0.25, 1, strikes({ hertz: 1_350, ring: 'bar', lasts: 0.05, click: 1, clickHertz: 3_400 })],
      ]),
      { lufs: -20, room: OUTSIDE },
    ),
  ],
  [
    'bowling',
    'bowling, pins, bowling pins, 保龄球',
    happens(
      series([
        [0, 0.5, blast({ seconds: 1.1, decay: 0.8, attack: 0.2, bright: 260, dull: 200 })],
        [
          1.05,
          1,
          rattle({
            body: { ...WOOD, hertz: 640, lasts: 0.05 },
            seconds: 0.6,
            rate: [70, 8],
            swell: 'falls',
            vary: 0.3,
          }),
        ],
      ]),
      { lufs: -19, room: HALL },
    ),
  ],
]

import type { EffectRow } from '../effect-kind.ts'
import { blast, series } from '../makers/blast.ts'
import { HALL, happens, NEAR, OUTSIDE, ROOM } from '../makers/place.ts'
import { creak, rub } from '../makers/rubbing.ts'
import { type Body, rattle, strikes } from '../makers/struck.ts'

const WOOD: Body = { hertz: 320, ring: 'box', lasts: 0.05, click: 0.5, clickHertz: 1_400 }
const PLANK: Body = { hertz: 180, ring: 'bar', lasts: 0.06, click: 0.6, clickHertz: 900 }
const SHEET: Body = { hertz: 210, ring: 'plate', lasts: 0.7, dull: 0.35, click: 0.5, soft: 0.9 }
const STEEL: Body = { hertz: 620, ring: 'bar', lasts: 0.5, dull: 0.5, click: 0.5, clickHertz: 4_500 }
const GLASS: Body = { hertz: 1_450, ring: 'glass', lasts: 0.35, dull: 0.5, click: 0.2 }
const SHARD: Body = { hertz: 3_400, ring: 'glass', lasts: 0.05, dull: 0.3, click: 0.25, clickHertz: 7_000 }
const STONE: Body = { hertz: 760, ring: 'box', lasts: 0.018, click: 0.9, clickHertz: 2_200 }
const slam = blast({ seconds: 0.5, decay: 0.05, bright: 3_500, dull: 300, thump: [120, 55, 0.07, 1.1] })

/** Doors, and falling or breaking things. */
export const IMPACTS: readonly EffectRow[] = [
  [
    'door',
    'car door, door, door open, open door, 开门, 门',
    happens(
      series([
        [0, 0.7, strikes({ ...STEEL, hertz: 1_300, lasts: 0.04 })],
        [0.1, 0.8, creak({ seconds: 0.9, slips: [25, 60], hertz: [480, 560] })],
        [1.1, 0.5, slam],
      ]),
      { lufs: -21 },
    ),
  ],
  [
    'door-slam',
    'car door slam, door slam, slam door, slam, door bang, door close, close door, 摔门, 关门, 砰地关门',
    happens(slam, { lufs: -17, rest: [2.5, 4] }),
  ],
  [
    'door-creak',
    'door creak, creak door, creak, creaky, creak floor, hinge, 吱呀, 吱嘎, 门轴',
    happens(creak({ seconds: 1.4, slips: [18, 45, 90], hertz: [390, 520, 700] }), { lufs: -23 }),
  ],
  [
    'knock',
    'knock, knock door, door knock, 敲门',
    happens(
      strikes(PLANK, [
        [0, 1],
        [0.22, 0.9],
        [0.45, 1],
      ]),
      { lufs: -20, room: ROOM },
    ),
  ],
  [
    'lock',
    'lock, unlock, key turn, turn key, latch, bolt, 上锁, 开锁, 锁',
    happens(
      series([
        [0, 0.6, rattle({ body: { ...STEEL, hertz: 2_300, lasts: 0.02 }, seconds: 0.3, rate: [26, 18], uneven: 0.3 })],
        [0.42, 1, strikes({ ...STEEL, hertz: 900, lasts: 0.05 })],
      ]),
      { lufs: -24, room: NEAR },
    ),
  ],
  [
    'garage-door',
    'garage door, shutter, roller shutter, gate, 卷帘门, 车库门, 大门',
    happens(
      series([
        [0, 0.7, rattle({ body: { ...SHEET, lasts: 0.12 }, seconds: 1.8, rate: [16, 22], uneven: 0.2 })],
        [1.9, 1, strikes(SHEET)],
      ]),
      { lufs: -20 },
    ),
  ],
  [
    'glass-breaking',
    'glass break, break glass, glass shatter, shatter, window break, smash glass, broken glass, 玻璃破碎, 打碎, 玻璃碎',
    happens(
      series([
        [0, 0.8, blast({ seconds: 0.3, decay: 0.03, bright: 12_000, dull: 4_000, above: 1_200 })],
        [0.01, 0.8, rattle({ body: SHARD, seconds: 1.1, rate: [120, 12], uneven: 0.9, swell: 'falls', vary: 0.5 })],
      ]),
      { lufs: -19, rest: [2.5, 4] },
    ),
  ],
  [
    'dishes',
    'dish, plate, crockery, cutlery, fork, spoon, silverware, 盘子, 碗, 餐具, 刀叉',
    happens(
      rattle({
        body: { hertz: 2_100, ring: 'plate', lasts: 0.09, dull: 0.5, click: 0.3, clickHertz: 5_000 },
        seconds: 1.6,
        rate: [7, 5],
        vary: 0.4,
      }),
      { lufs: -23, rest: [0.4, 1.4] },
    ),
  ],
  [
    'glass-ping',
    'glass, wine glass, ping glass, crystal, 玻璃杯, 酒杯',
    happens(strikes({ ...GLASS, lasts: 0.9 }), { lufs: -24, rest: [1, 2] }),
  ],
  [
    'wood-crack',
    'wood crack, branch snap, snap, twig, crack, branch break, 树枝折断, 折断, 木头裂开',
    happens(
      series([
        [0, 1, blast({ seconds: 0.12, decay: 0.012, bright: 9_000, dull: 1_500, above: 500 })],
        [0.03, 0.8, strikes(WOOD)],
        [
          0.05,
          0.5,
          rattle({ body: { ...WOOD, hertz: 900, lasts: 0.015 }, seconds: 0.25, rate: [60, 20], swell: 'falls' }),
        ],
      ]),
      { lufs: -21, room: OUTSIDE },
    ),
  ],
  [
    'tree-fall',
    'tree fall, falling tree, timber, 树倒下, 伐木',
    happens(
      series([
        [0, 0.6, creak({ seconds: 1.3, slips: [12, 70], hertz: [180, 320] })],
        [1.2, 0.7, rub({ seconds: 0.9, band: [900, 3_000, 700], loud: [0, 1, 0] })],
        [1.9, 1.2, blast({ seconds: 1, decay: 0.14, bright: 1_800, dull: 120, thump: [90, 38, 0.16, 1.2] })],
      ]),
      { lufs: -18, room: OUTSIDE, rest: [3, 5] },
    ),
  ],
  [
    'wood-block',
    'wood hit, wood, plank, drop wood, 木头, 木板',
    happens(
      strikes(WOOD, [
        [0, 1],
        [0.28, 0.5],
      ]),
      { lufs: -21 },
    ),
  ],
  [
    'stone-fall',
    'stone, rock, rock fall, rockslide, avalanche, boulder, gravel fall, 石头, 落石, 滚石, 雪崩',
    happens(rattle({ body: STONE, seconds: 1.8, rate: [10, 30], uneven: 0.9, swell: 'both', vary: 0.6 }), {
      lufs: -20,
      room: OUTSIDE,
    }),
  ],
  [
    'metal-clang',
    'metal clang, clang, metal hit, pipe, metal pipe, anvil, 金属撞击, 铁管, 哐当',
    happens(strikes({ ...STEEL, hertz: 480, lasts: 0.9 }), { lufs: -20, room: HALL }),
  ],
  [
    'metal-sheet',
    'metal sheet, sheet metal, tin, pan, pot, pan fall, 铁皮, 锅, 平底锅',
    happens(
      strikes(SHEET, [
        [0, 1],
        [0.3, 0.5],
        [0.45, 0.3],
      ]),
      { lufs: -20 },
    ),
  ],
  [
    'chain',
    'chain, chain rattle, shackle, 铁链, 锁链',
    happens(
      rattle({
        body: { ...STEEL, hertz: 1_500, lasts: 0.05 },
        seconds: 1.4,
        rate: [34, 20],
        vary: 0.35,
        swell: 'both',
      }),
      { lufs: -22 },
    ),
  ],
  [
    'keys',
    'keys, key, keychain, jingle keys, 钥匙',
    happens(
      rattle({ body: { ...STEEL, hertz: 3_700, lasts: 0.07, click: 0.1 }, seconds: 1, rate: [24, 18], vary: 0.3 }),
      { lufs: -25, room: NEAR, rest: [0.5, 1.2] },
    ),
  ],
  [
    'coins',
    'coin, coins, money, coin drop, 硬币, 金币, 钱币',
    happens(
      rattle({
        body: { hertz: 4_600, ring: 'plate', lasts: 0.1, dull: 0.3, click: 0.15 },
        seconds: 0.9,
        rate: [9, 32],
        uneven: 0.4,
        swell: 'falls',
        vary: 0.2,
      }),
      { lufs: -23, room: NEAR },
    ),
  ],
  [
    'dice',
    'dice, die roll, roll dice, marble, 骰子, 弹珠',
    happens(
      rattle({
        body: { hertz: 1_500, ring: 'box', lasts: 0.012, click: 0.6, clickHertz: 3_600 },
        seconds: 0.7,
        rate: [14, 28],
        swell: 'falls',
      }),
      { lufs: -22, room: NEAR },
    ),
  ],
  [
    'box-fall',
    'box fall, drop box, thud, heavy thud, body fall, fall down, fall, 摔倒, 重物落地, 箱子落地, 咚',
    happens(blast({ seconds: 0.5, decay: 0.06, bright: 900, dull: 150, thump: [95, 48, 0.09, 1.3] }), { lufs: -19 }),
  ],
  [
    'car-crash',
    'car crash, crash, collision, car accident, 车祸, 撞车, 碰撞',
    happens(
      series([
        [0, 0.5, creak({ seconds: 0.6, slips: [420, 380], hertz: [1_150, 1_000], sharp: 6 })],
        [0.55, 1.2, blast({ seconds: 0.9, decay: 0.12, bright: 5_500, dull: 200, thump: [95, 40, 0.12, 1.2] })],
        [
          0.58,
          0.7,
          strikes(SHEET, [
            [0, 1],
            [0.12, 0.7],
            [0.3, 0.5],
          ]),
        ],
        [0.65, 0.5, rattle({ body: SHARD, seconds: 1, rate: [90, 10], swell: 'falls', vary: 0.5 })],
      ]),
      { lufs: -15, room: OUTSIDE, rest: [3, 5] },
    ),
  ],
]

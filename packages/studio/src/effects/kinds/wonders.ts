import type { EffectRow } from '../effect-kind.ts'
import { blast, series } from '../makers/blast.ts'
import { happens, NEAR, ROOM, goesOn } from '../makers/place.ts'
import { hiss } from '../makers/motors.ts'
import { type Body, rattle } from '../makers/struck.ts'
import { beeps, glide } from '../makers/tones.ts'

const CHIME: Body = { hertz: 1_050, ring: 'bar', lasts: 0.8, dull: 0.6, click: 0.05 }
const SPACE = { seconds: 3.2, wet: 0.4, bright: 0.5 }

/** Games, cartoons, science fiction and magic. */
export const WONDERS: readonly EffectRow[] = [
  [
    'game-coin',
    'game coin, collect coin, pick up, item, arcade, 吃金币, 收集, 游戏, 街机',
    happens(
      beeps({
        notes: [
          [988, 0.07],
          [1_319, 0.3],
        ],
        wave: 'square',
        lasts: 0.16,
      }),
      { lufs: -22, room: NEAR },
    ),
  ],
  [
    'level-up',
    'level up, power up, achievement, 升级, 通关, 成就',
    happens(
      beeps({
        notes: [
          [523, 0.08],
          [659, 0.08],
          [784, 0.08],
          [1_047, 0.08],
          [1_319, 0.25],
        ],
        wave: 'square',
        lasts: 0.14,
      }),
      { lufs: -21, room: ROOM },
    ),
  ],
  [
    'game-over',
    'game over, lose, 游戏结束, 失败音',
    happens(
      beeps({
        notes: [
          [392, 0.22],
          [370, 0.22],
          [349, 0.22],
          [330, 0.7],
        ],
        wave: 'square',
        lasts: 0.35,
        vibrato: [6, 0.02],
      }),
      { lufs: -21, room: ROOM },
    ),
  ],
  [
    'jump',
    'jump, boing, spring, bounce cartoon, 跳跃, 弹簧, 跳',
    happens(glide({ path: [220, 560, 380, 620, 420], seconds: 0.6, wobble: [24, 0.08], loud: [1, 0.8, 0.4, 0] }), {
      lufs: -22,
      room: NEAR,
    }),
  ],
  [
    'pop',
    'pop, balloon pop, bubble pop, burst balloon, 啵, 气球爆, 气球',
    happens(blast({ seconds: 0.12, decay: 0.012, bright: 6_500, dull: 900, thump: [620, 300, 0.02, 1] }), {
      lufs: -19,
      room: ROOM,
    }),
  ],
  [
    'slide-whistle',
    'slide whistle, cartoon fall, cartoon, fall whistle, 滑哨, 卡通, 下落',
    happens(glide({ path: [2_100, 1_500, 900, 420], seconds: 1.1, loud: [0.6, 1, 1, 0], wobble: [7, 0.01] }), {
      lufs: -21,
      room: NEAR,
    }),
  ],
  [
    'laser',
    'laser, laser gun, blaster, ray gun, pew, 激光, 激光枪',
    happens(glide({ path: [3_200, 1_100, 420, 220], seconds: 0.28, wave: 'saw', loud: [1, 0.8, 0.4, 0] }), {
      lufs: -19,
      rest: [0.25, 0.7],
      room: ROOM,
    }),
  ],
  [
    'lightsaber',
    'lightsaber, energy sword, plasma, force field, energy, 光剑, 能量, 力场',
    goesOn(
      hiss({
        bands: [
          [180, 5, 0.8],
          [620, 4, 0.4],
        ],
        swell: [0.5, 2.2],
        hum: [92, 0.9],
        pulse: [15, 0.3],
      }),
      { lufs: -21 },
    ),
  ],
  [
    'teleport',
    'teleport, portal, warp, vanish, 传送, 传送门, 瞬移',
    happens(
      series([
        [
          0,
          1,
          glide({ path: [200, 900, 3_600], seconds: 0.9, wave: 'triangle', wobble: [19, 0.2], loud: [0, 0.7, 1] }),
        ],
        [0.85, 0.8, blast({ seconds: 0.8, decay: 0.15, bright: 8_000, dull: 800, thump: [180, 60, 0.1, 0.6] })],
      ]),
      { lufs: -19, room: SPACE },
    ),
  ],
  [
    'ufo',
    'ufo, alien, flying saucer, alien ship, 飞碟, 外星人',
    happens(
      glide({ path: [420, 760, 420, 760, 420], seconds: 3, wobble: [9, 0.16], beside: 1.5, loud: [0, 1, 1, 1, 0] }),
      { lufs: -21, room: SPACE, rest: [0.05, 0.2] },
    ),
  ],
  [
    'magic',
    'magic, spell, sparkle, twinkle, fairy, wand, 魔法, 闪烁, 仙女, 咒语, 星光',
    happens(
      rattle({
        body: { ...CHIME, hertz: 2_600, lasts: 0.4 },
        seconds: 1.3,
        rate: [12, 30],
        uneven: 0.3,
        swell: 'both',
        vary: 0.45,
      }),
      { lufs: -23, room: SPACE },
    ),
  ],
  [
    'magic-dark',
    'dark magic, curse, evil, ominous, doom, 黑魔法, 诅咒, 邪恶, 不祥',
    happens(
      glide({ path: [65, 58, 52], seconds: 3, wave: 'saw', beside: 1.41, loud: [0, 1, 0.8, 0], wobble: [3, 0.03] }),
      { lufs: -20, room: SPACE },
    ),
  ],
]

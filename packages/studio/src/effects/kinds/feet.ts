import type { EffectRow } from '../effect-kind.ts'
import { HALL, OUTSIDE, ROOM } from '../makers/place.ts'
import { walks } from '../makers/steps.ts'

const HARD = { hertz: 420, ring: 'box', lasts: 0.02, click: 0.7, clickHertz: 2_300 } as const

/** Steps on all kinds of ground. */
export const FEET: readonly EffectRow[] = [
  [
    'footsteps',
    'footstep, step, walk, heel, foot, walking, 脚步, 脚步声, 走路, 高跟鞋',
    walks({ heel: HARD, weight: 0.4, crunch: [3, 2_600, 0.01], room: ROOM }, 1.8),
  ],
  [
    'running',
    'run, running, run step, jog, sprint, 跑步, 奔跑, 跑',
    walks({ heel: [900, 1, 0.014], weight: 0.8, crunch: [2, 2_000, 0.012] }, 3.1),
  ],
  [
    'steps-wood',
    'step wood, footstep wood, walk wood floor, stair, wooden stair, 木地板脚步, 楼梯, 上楼',
    walks(
      { heel: { hertz: 150, ring: 'box', lasts: 0.06, click: 0.4, clickHertz: 900 }, weight: 0.9, room: ROOM },
      1.7,
    ),
  ],
  [
    'steps-gravel',
    'gravel, step gravel, walk gravel, footstep gravel, pebble, 碎石路, 砾石',
    walks({ heel: [1_600, 0.7, 0.02], weight: 0.3, crunch: [22, 3_400, 0.009] }, 1.7),
  ],
  [
    'steps-grass',
    'grass, step grass, walk grass, 草地脚步, 走在草地',
    walks({ heel: [520, 0.7, 0.03], weight: 0.25, crunch: [10, 5_200, 0.012] }, 1.7, -26),
  ],
  [
    'snow-steps',
    'snow, step snow, walk snow, footstep snow, 雪地, 踩雪, 雪',
    walks({ heel: [700, 0.8, 0.05], weight: 0.2, crunch: [46, 1_700, 0.006] }, 1.5, -24),
  ],
  [
    'steps-leaves',
    'step leaf, walk leaf, dry leaf, 踩落叶, 枯叶',
    walks({ heel: [2_600, 0.6, 0.03], weight: 0.2, crunch: [30, 6_500, 0.007] }, 1.6, -24),
  ],
  [
    'steps-water',
    'puddle, step water, walk water, wade, mud, 水坑, 蹚水, 泥',
    walks({ heel: [850, 0.8, 0.05], weight: 0.3, crunch: [8, 2_400, 0.02], wet: 9 }, 1.6),
  ],
  [
    'steps-metal',
    'step metal, footstep metal, metal stair, 金属楼梯',
    walks({ heel: { hertz: 340, ring: 'plate', lasts: 0.16, dull: 0.5, click: 0.5 }, weight: 0.4, room: HALL }, 1.7),
  ],
  [
    'marching',
    'march, soldier, army, marching, 行军, 士兵, 军队',
    walks({ heel: [1_100, 0.6, 0.045], weight: 1, crunch: [26, 1_500, 0.02], room: OUTSIDE }, 1.9, -19),
  ],
]

import type { EffectRow } from '../effect-kind.ts'
import { blast, repeated, series } from '../makers/blast.ts'
import { happens, NEAR, OUTSIDE } from '../makers/place.ts'
import { rub } from '../makers/rubbing.ts'
import { rattle } from '../makers/struck.ts'

/** Leaves, paper, cloth and handling noises. */
export const MATERIALS: readonly EffectRow[] = [
  [
    'leaves',
    'leaf rustle, rustle, leaves, bush, foliage, 树叶, 沙沙, 草丛',
    happens(
      rub({
        seconds: 1.5,
        band: [3_600, 5_600, 4_200],
        sharp: 0.7,
        strokes: 3,
        grain: [60, 0.5],
        loud: [0, 1, 0.3, 0],
      }),
      { lufs: -26, room: OUTSIDE, rest: [0.2, 0.8] },
    ),
  ],
  [
    'paper',
    'paper, page turn, turn page, book page, flip page, 翻书, 翻页, 纸张',
    happens(rub({ seconds: 0.55, band: [2_400, 5_600, 3_000], grain: [38, 0.6], loud: [0.2, 1, 0.4, 0] }), {
      lufs: -26,
      room: NEAR,
      rest: [0.6, 1.4],
    }),
  ],
  [
    'paper-tear',
    'tear paper, rip, tear, rip paper, cloth tear, 撕纸, 撕, 撕开',
    happens(rub({ seconds: 0.8, band: [1_800, 4_200], sharp: 0.8, grain: [130, 0.95], loud: [0.3, 0.8, 1, 0] }), {
      lufs: -23,
      room: NEAR,
    }),
  ],
  [
    'paper-crumple',
    'crumple, crumple paper, wrapper, plastic bag, foil, 揉纸, 塑料袋, 包装纸',
    happens(
      rattle({
        body: { hertz: 3_300, ring: 'box', lasts: 0.004, click: 0.9, clickHertz: 4_800 },
        seconds: 1.4,
        rate: [50, 30],
        uneven: 1,
        swell: 'both',
        vary: 0.5,
      }),
      { lufs: -25, room: NEAR },
    ),
  ],
  [
    'cloth',
    'cloth, fabric, clothes, dress, curtain, blanket, 布料, 衣服, 窗帘, 被子',
    happens(rub({ seconds: 0.9, band: [700, 1_800, 900], sharp: 0.6, strokes: 2, loud: [0, 1, 0] }), {
      lufs: -28,
      room: NEAR,
      rest: [0.3, 0.9],
    }),
  ],
  [
    'flag',
    'flag, sail, tent flap, flag wave, 旗帜, 帆, 旗子飘扬',
    happens(rub({ seconds: 1.5, band: [380, 1_100, 450], strokes: 8, sharp: 0.7, loud: [0, 1, 0.1], back: 0.7 }), {
      lufs: -24,
      room: OUTSIDE,
      rest: [0.05, 0.3],
    }),
  ],
  [
    'writing',
    'write, pencil, pen, chalk, scribble, draw pencil, 写字, 铅笔, 粉笔, 写',
    happens(rub({ seconds: 1.6, band: [2_600, 3_800], sharp: 1.6, strokes: 9, loud: [0, 1, 0] }), {
      lufs: -28,
      room: NEAR,
      rest: [0.1, 0.5],
    }),
  ],
  [
    'sweeping',
    'sweep, broom, brush, scrub, 扫地, 扫帚, 刷',
    happens(rub({ seconds: 1.9, band: [1_900, 3_600, 2_400], strokes: 3, sharp: 0.7, loud: [0, 1, 0.2, 0] }), {
      lufs: -25,
      rest: [0.1, 0.3],
    }),
  ],
  [
    'spray',
    'spray, aerosol, spray can, spray paint, 喷雾, 喷漆',
    happens(rub({ seconds: 0.9, band: [5_500, 7_500], sharp: 0.8, loud: [0.6, 1, 1, 0] }), {
      lufs: -24,
      room: NEAR,
      rest: [0.3, 0.8],
    }),
  ],
  [
    'tape',
    'tape, duct tape, velcro, peel, 胶带, 魔术贴',
    happens(rub({ seconds: 0.7, band: [2_800, 5_500], sharp: 0.9, grain: [220, 0.95], loud: [0.5, 1, 1, 0] }), {
      lufs: -22,
      room: NEAR,
    }),
  ],
  [
    'chopping',
    'chop, cut vegetable, knife chop, cutting board, slice, 切菜, 剁, 砧板',
    happens(
      repeated(
        blast({ seconds: 0.12, decay: 0.012, bright: 3_400, dull: 500, thump: [260, 170, 0.02, 0.8] }),
        [4, 8],
        0.2,
        0.06,
      ),
      { lufs: -22, rest: [0.3, 0.8] },
    ),
  ],
  [
    'scissors',
    'scissors, haircut, cut paper, snip, 剪刀, 剪, 理发',
    happens(repeated(rub({ seconds: 0.14, band: [5_000, 8_500], sharp: 3, loud: [0.2, 0.6, 1] }), [2, 4], 0.3), {
      lufs: -26,
      room: NEAR,
    }),
  ],
  [
    'digging',
    'dig, shovel, spade, 挖, 铲子, 铁锹',
    happens(
      series([
        [0, 1, rub({ seconds: 0.45, band: [900, 2_600], grain: [70, 0.7], loud: [0.3, 1, 0] })],
        [
          0.75,
          0.7,
          rattle({
            body: { hertz: 500, ring: 'box', lasts: 0.01, click: 0.8, clickHertz: 1_300 },
            seconds: 0.4,
            rate: [50, 15],
            swell: 'falls',
          }),
        ],
      ]),
      { lufs: -22, room: OUTSIDE, rest: [0.4, 0.9] },
    ),
  ],
]

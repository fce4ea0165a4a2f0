import type { EffectRow } from '../effect-kind.ts'
import { blast, repeated, series } from '../makers/blast.ts'
import { happens, NEAR, ROOM, goesOn } from '../makers/place.ts'
import { hiss, motor } from '../makers/motors.ts'
import { rub } from '../makers/rubbing.ts'
import { rattle, strikes } from '../makers/struck.ts'
import { glide } from '../makers/tones.ts'

const key = blast({
  seconds: 0.06,
  decay: 0.006,
  bright: 5_500,
  dull: 1_400,
  above: 500,
  thump: [420, 260, 0.008, 0.4],
})
const click = strikes({ hertz: 2_600, ring: 'box', lasts: 0.006, click: 0.8, clickHertz: 4_200 })

/** Tools and household machines. */
export const MACHINES: readonly EffectRow[] = [
  [
    'elevator',
    'elevator, lift, escalator, 电梯, 升降机',
    goesOn(motor({ hertz: [48, 52, 50], hard: 1.5, bodies: [[200, 8, 1]], whine: [14, 0.35], air: [600, 0.12] }), {
      lufs: -26,
    }),
  ],
  [
    'chainsaw',
    'chainsaw, 电锯, 链锯',
    goesOn(
      motor({
        hertz: [95, 130, 105, 140],
        hard: 9,
        bodies: [
          [380, 1.4, 1],
          [1_150, 1.6, 1],
          [2_900, 1.6, 0.6],
        ],
        uneven: 0.1,
        air: [2_000, 0.3],
      }),
      { lufs: -17 },
    ),
  ],
  [
    'drill',
    'drill, drilling, power drill, electric drill, 电钻, 钻孔',
    goesOn(
      motor({
        hertz: [210, 250, 235],
        hard: 3,
        bodies: [
          [900, 2, 0.8],
          [2_600, 2, 0.6],
        ],
        whine: [4, 0.35],
        air: [2_500, 0.25],
      }),
      { lufs: -19 },
    ),
  ],
  [
    'jackhammer',
    'jackhammer, pneumatic drill, construction, 风镐, 工地, 施工',
    goesOn(
      motor({
        hertz: [17, 18, 17],
        hard: 22,
        bodies: [
          [320, 1.2, 1.6],
          [1_500, 1.5, 1.2],
          [3_400, 1.5, 0.6],
        ],
        uneven: 0.03,
      }),
      { lufs: -16 },
    ),
  ],
  [
    'saw',
    'saw, saw wood, handsaw, sawing, 锯子, 锯木头',
    happens(rub({ seconds: 3.2, band: [900, 1_900], strokes: 6, sharp: 1.4, grain: [85, 0.7], loud: [0, 1, 0.8, 0] }), {
      lufs: -21,
      rest: [0.3, 0.8],
    }),
  ],
  [
    'sanding',
    'sand, sanding, sandpaper, file, grind, 砂纸, 打磨',
    happens(rub({ seconds: 2.4, band: [3_200, 4_800], strokes: 8, sharp: 0.9, loud: [0, 1, 0] }), {
      lufs: -24,
      rest: [0.2, 0.5],
    }),
  ],
  [
    'vacuum',
    'vacuum, vacuum cleaner, hoover, 吸尘器',
    goesOn(
      motor({
        hertz: [190, 195],
        hard: 1.2,
        bodies: [
          [380, 3, 0.7],
          [1_200, 2, 0.4],
        ],
        whine: [7, 0.3],
        air: [300, 1],
      }),
      { lufs: -19 },
    ),
  ],
  [
    'hairdryer',
    'hairdryer, hair dryer, blow dryer, hand dryer, 吹风机, 电吹风',
    goesOn(
      motor({
        hertz: [330, 335],
        hard: 2,
        bodies: [
          [660, 6, 0.8],
          [1_320, 5, 0.4],
        ],
        whine: [3, 0.25],
        air: [900, 0.9],
      }),
      { lufs: -21 },
    ),
  ],
  [
    'fan',
    'fan, ventilator, electric fan, 风扇, 电扇',
    goesOn(
      hiss({
        bands: [
          [170, 1.6, 1.8],
          [420, 1.5, 0.5],
        ],
        swell: [0.05, 0.4],
        pulse: [7, 0.6],
        hum: [100, 0.06],
      }),
      { lufs: -26 },
    ),
  ],
  [
    'air-conditioner',
    'air conditioner, air conditioning, ac unit, 空调',
    goesOn(
      hiss({
        bands: [
          [330, 1.4, 0.8],
          [2_400, 2, 0.5],
        ],
        swell: [0.05, 0.2],
        hum: [118, 0.6],
      }),
      { lufs: -28 },
    ),
  ],
  [
    'fridge',
    'fridge, refrigerator, freezer, hum, electric hum, 冰箱, 嗡嗡, 电流声',
    goesOn(hiss({ bands: [[140, 2, 0.3]], swell: [0.1, 0.3], hum: [50, 0.9] }), { lufs: -29 }),
  ],
  [
    'blender',
    'blender, mixer, food processor, 搅拌机, 榨汁机',
    goesOn(
      motor({
        hertz: [130, 165, 150],
        hard: 4,
        bodies: [
          [500, 1.5, 1],
          [1_600, 1.5, 0.8],
        ],
        whine: [5, 0.3],
        air: [1_200, 0.5],
        uneven: 0.15,
      }),
      { lufs: -18 },
    ),
  ],
  [
    'washing-machine',
    'washing machine, laundry, dryer, dishwasher, 洗衣机, 烘干机, 洗碗机',
    goesOn(
      hiss({
        bands: [
          [95, 1, 2],
          [600, 0.8, 0.7],
        ],
        swell: [0.15, 0.5],
        pulse: [1.1, 0.7],
        hum: [100, 0.2],
      }),
      { lufs: -24 },
    ),
  ],
  [
    'sewing-machine',
    'sewing machine, sew, loom, 缝纫机, 织布机',
    happens(
      rattle({
        body: { hertz: 850, ring: 'bar', lasts: 0.015, click: 0.7, clickHertz: 2_400 },
        seconds: 1.8,
        rate: [15, 17],
        uneven: 0.03,
        vary: 0.03,
      }),
      { lufs: -22, rest: [0.2, 0.5] },
    ),
  ],
  [
    'printer',
    'printer, photocopier, copy machine, fax, 打印机, 复印机',
    happens(
      repeated(
        rub({ seconds: 0.34, band: [1_100, 1_700], sharp: 2.5, grain: [120, 0.8], loud: [0.3, 1, 1, 0.3] }),
        [5, 5],
        0.42,
        0.02,
      ),
      { lufs: -24, rest: [0.3, 0.6] },
    ),
  ],
  [
    'typewriter',
    'typewriter, 打字机',
    happens(
      series([
        [
          0,
          1,
          repeated(
            strikes({ hertz: 1_450, ring: 'bar', lasts: 0.02, click: 1, clickHertz: 2_600 }),
            [9, 14],
            0.14,
            0.3,
          ),
        ],
        [2.1, 0.5, strikes({ hertz: 2_900, ring: 'bell', lasts: 0.5, click: 0.1 })],
      ]),
      { lufs: -22, rest: [0.2, 0.5] },
    ),
  ],
  [
    'mouse-click',
    'mouse click, click, button click, switch, light switch, 点击, 鼠标点击, 按钮, 开关',
    happens(repeated(click, [2, 2], 0.09), { lufs: -27, room: NEAR, rest: [0.5, 1.3] }),
  ],
  ['keyboard-key', 'key press, press key, single key, 按键', happens(key, { lufs: -26, room: NEAR, rest: [0.3, 0.9] })],
  [
    'camera',
    'camera, camera shutter, photo, shutter click, take photo, 相机, 快门, 拍照',
    happens(
      series([
        [0, 1, click],
        [0.03, 0.6, rub({ seconds: 0.08, band: [4_000, 2_800], sharp: 2 })],
        [0.13, 0.9, click],
      ]),
      { lufs: -23, room: NEAR },
    ),
  ],
  [
    'zipper',
    'zipper, zip, unzip, 拉链',
    happens(rub({ seconds: 0.65, band: [2_200, 5_200], sharp: 2, grain: [95, 0.9], loud: [0.3, 1, 0.8, 0] }), {
      lufs: -24,
      room: NEAR,
    }),
  ],
  [
    'clockwork',
    'wind up, clockwork, ratchet, gear, mechanism, 发条, 棘轮, 齿轮, 机械',
    happens(
      rattle({
        body: { hertz: 2_200, ring: 'bar', lasts: 0.018, click: 0.5 },
        seconds: 1.3,
        rate: [14, 24],
        uneven: 0.04,
        vary: 0.02,
      }),
      { lufs: -24, room: NEAR },
    ),
  ],
  [
    'robot',
    'robot, servo, mech, robot arm, 机器人, 机械臂, 伺服',
    happens(
      series([
        [0, 1, glide({ path: [260, 520, 480], seconds: 0.45, wave: 'saw', loud: [0, 1, 0.8, 0] })],
        [0.55, 0.9, glide({ path: [480, 300], seconds: 0.3, wave: 'saw', loud: [0, 1, 0] })],
        [0.9, 0.6, strikes({ hertz: 500, ring: 'box', lasts: 0.03 })],
      ]),
      { lufs: -23, room: ROOM },
    ),
  ],
  [
    'static',
    'static, radio static, white noise, tv noise, interference, 静电, 白噪音, 雪花, 收音机杂音',
    goesOn(
      hiss({
        bands: [
          [1_800, 0.4, 1],
          [6_000, 0.5, 1],
        ],
        swell: [0.1, 3],
        cracks: [25, 3_000, 1],
      }),
      { lufs: -24 },
    ),
  ],
  [
    'vinyl',
    'vinyl, record crackle, turntable, gramophone, 黑胶, 唱片, 留声机',
    goesOn(
      hiss({
        bands: [
          [2_200, 0.5, 0.18],
          [90, 1, 0.3],
        ],
        swell: [0.1, 0.5],
        cracks: [14, 2_600, 2],
      }),
      { lufs: -30 },
    ),
  ],
  [
    'electric',
    'electric, spark, zap, electricity, short circuit, tesla, 电火花, 电击, 漏电, 触电',
    goesOn(
      hiss({
        bands: [
          [3_000, 0.8, 0.5],
          [7_000, 1, 0.5],
        ],
        swell: [0.7, 9],
        hum: [100, 0.25],
        pulse: [50, 0.8, 3],
        cracks: [45, 4_500, 2],
      }),
      { lufs: -22 },
    ),
  ],
]

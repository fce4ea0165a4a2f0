import type { EffectRow } from '../effect-kind.ts'
import { series } from '../makers/blast.ts'
import { happens, HALL, OUTSIDE, goesOn } from '../makers/place.ts'
import { hiss, motor } from '../makers/motors.ts'
import { creak } from '../makers/rubbing.ts'
import { rattle } from '../makers/struck.ts'
import { beeps } from '../makers/tones.ts'

/** Road vehicles, aircraft and boats. */
export const VEHICLES: readonly EffectRow[] = [
  [
    'car',
    'car, car drive, car pass, automobile, drive, vehicle, 汽车, 开车, 轿车, 车',
    goesOn(
      motor({
        hertz: [38, 52, 44],
        bodies: [
          [110, 1.6, 1],
          [270, 2, 0.6],
        ],
        air: [700, 0.35],
      }),
      { lufs: -20 },
    ),
  ],
  [
    'engine',
    'engine, motor, engine run, rev, engine rev, 引擎, 发动机, 马达, 轰油门',
    goesOn(
      motor({
        hertz: [32, 75, 40, 95, 45],
        hard: 6,
        bodies: [
          [130, 1.6, 1],
          [340, 2, 0.8],
        ],
        whine: [6, 0.12],
        air: [1_500, 0.12],
      }),
      { lufs: -18 },
    ),
  ],
  [
    'car-start',
    'car engine start, car start, start engine, engine start, start car, ignition, 发动汽车, 启动引擎, 点火',
    happens(
      series([
        [
          0,
          0.8,
          rattle({
            body: { hertz: 240, ring: 'box', lasts: 0.05, click: 0.4 },
            seconds: 0.8,
            rate: [11, 12],
            uneven: 0.1,
          }),
        ],
        [
          0.85,
          1,
          seeded =>
            motor({
              hertz: [20, 62, 36],
              bodies: [
                [120, 1.6, 1],
                [290, 2, 0.7],
              ],
              loud: [0.7, 1, 0.8, 0],
            })(76_800, seeded, 0.5),
        ],
      ]),
      { lufs: -19, room: OUTSIDE },
    ),
  ],
  [
    'sports-car',
    'sports car, race car, racing, formula, 赛车, 跑车',
    goesOn(
      motor({
        hertz: [120, 230, 150, 260],
        hard: 8,
        bodies: [
          [420, 2, 1],
          [950, 2.5, 0.8],
        ],
        whine: [2, 0.4],
        air: [1_800, 0.2],
      }),
      { lufs: -17 },
    ),
  ],
  [
    'motorcycle',
    'motorcycle, motorbike, scooter, moped, 摩托车, 摩托',
    goesOn(
      motor({
        hertz: [24, 46, 36, 60],
        hard: 11,
        bodies: [
          [160, 1.4, 1.2],
          [520, 2, 0.8],
          [1_300, 2, 0.3],
        ],
        uneven: 0.12,
      }),
      { lufs: -18 },
    ),
  ],
  [
    'truck',
    'truck, lorry, bus, diesel, 卡车, 货车, 公交车, 大巴',
    goesOn(
      motor({
        hertz: [19, 24, 21],
        hard: 7,
        bodies: [
          [75, 1.3, 1.4],
          [190, 1.6, 0.8],
          [1_700, 1.5, 0.2],
        ],
        uneven: 0.06,
        air: [500, 0.2],
      }),
      { lufs: -18 },
    ),
  ],
  [
    'tractor',
    'tractor, excavator, bulldozer, digger, 拖拉机, 挖掘机, 推土机',
    goesOn(
      motor({
        hertz: [10, 12, 11],
        hard: 13,
        bodies: [
          [95, 1.4, 1.3],
          [410, 1.8, 0.7],
          [900, 2, 0.3],
        ],
        uneven: 0.1,
      }),
      { lufs: -18 },
    ),
  ],
  [
    'helicopter',
    'helicopter, chopper, drone fly, 直升机, 无人机',
    goesOn(
      motor({
        hertz: [11, 11],
        hard: 9,
        bodies: [
          [70, 1.1, 1.6],
          [240, 1.2, 0.8],
        ],
        whine: [62, 0.12],
        air: [300, 0.9],
        chop: [11, 0.7],
      }),
      { lufs: -17 },
    ),
  ],
  [
    'airplane',
    'airplane, plane, aircraft, propeller, plane fly, 飞机, 螺旋桨',
    goesOn(
      motor({
        hertz: [78, 84, 80],
        hard: 3,
        bodies: [
          [155, 2, 1],
          [320, 2, 0.7],
        ],
        air: [250, 0.6],
      }),
      { lufs: -19 },
    ),
  ],
  [
    'jet',
    'jet, fighter jet, jet engine, takeoff, 喷气式, 战斗机, 起飞',
    goesOn(
      hiss({
        bands: [
          [220, 0.9, 1.6],
          [900, 1.2, 0.8],
          [3_400, 9, 1.6],
          [6_800, 9, 0.6],
        ],
        swell: [0.25, 0.3],
        hum: [1_130, 0.2],
      }),
      { lufs: -15 },
    ),
  ],
  [
    'rocket',
    'rocket, launch, rocket launch, spaceship launch, 火箭, 发射',
    goesOn(
      hiss({
        bands: [
          [55, 1.2, 4],
          [160, 1, 1.2],
        ],
        swell: [0.3, 0.8],
        cracks: [90, 500, 2.4],
      }),
      { lufs: -14 },
    ),
  ],
  [
    'boat',
    'boat, motorboat, ship engine, speedboat, 快艇, 船, 马达船',
    goesOn(
      motor({
        hertz: [17, 19, 16],
        hard: 3,
        bodies: [
          [70, 1.3, 1.2],
          [150, 1.5, 0.8],
        ],
        air: [1_600, 0.9],
        uneven: 0.25,
        chop: [1.3, 0.5],
      }),
      { lufs: -20 },
    ),
  ],
  [
    'bicycle',
    'bicycle, bike, cycling, pedal, 自行车, 单车, 骑车',
    happens(
      rattle({
        body: { hertz: 2_900, ring: 'bar', lasts: 0.012, click: 0.5, clickHertz: 4_000 },
        seconds: 1.8,
        rate: [22, 22],
        uneven: 0.06,
      }),
      { lufs: -26, rest: [0.05, 0.1], room: OUTSIDE },
    ),
  ],
  [
    'tyre-squeal',
    'tyre, tire, screech, skid, brake, drift, tire squeal, 刹车, 急刹, 轮胎, 漂移',
    happens(
      creak({ seconds: 1.2, slips: [460, 520, 380], hertz: [1_250, 1_400, 1_050], sharp: 9, loud: [0.3, 1, 0.9, 0] }),
      { lufs: -19, room: OUTSIDE },
    ),
  ],
  [
    'train-horn',
    'train horn, train whistle, steam train, locomotive, 火车鸣笛, 汽笛, 蒸汽火车',
    happens(
      beeps({
        notes: [
          [[311, 370, 466, 622], 1.4, 0.25],
          [[311, 370, 466, 622], 0.7],
        ],
        wave: 'saw',
        off: 0.03,
      }),
      { lufs: -16, room: HALL, rest: [1.5, 3] },
    ),
  ],
  [
    'ship-horn',
    'ship horn, fog horn, foghorn, ferry, 轮船汽笛, 雾笛, 船鸣笛',
    happens(beeps({ notes: [[[87, 131], 2.2]], wave: 'saw', off: 0.05 }), {
      lufs: -16,
      room: { seconds: 3.5, wet: 0.35, bright: 0.2 },
      rest: [1.2, 2.4],
    }),
  ],
  [
    'submarine-sonar',
    'sonar, radar, submarine, sonar ping, 声呐, 雷达, 潜艇',
    happens(beeps({ notes: [[1_180, 0.12]], lasts: 0.5 }), {
      lufs: -22,
      room: { seconds: 3.5, wet: 0.5, bright: 0.3 },
      rest: [0.8, 1.4],
    }),
  ],
]

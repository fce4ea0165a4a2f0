import type { EffectRow } from '../effect-kind.ts'
import { repeated } from '../makers/blast.ts'
import { CANYON, happens, HALL, NEAR, OUTSIDE, ROOM } from '../makers/place.ts'
import { rub } from '../makers/rubbing.ts'
import { rattle, strikes } from '../makers/struck.ts'
import { beeps, glide } from '../makers/tones.ts'

/** Alarms, telephones and signals of machines. */
export const SIGNALS: readonly EffectRow[] = [
  [
    'alarm-clock',
    'alarm clock, alarm, wake up alarm, 闹钟, 闹铃',
    happens(
      repeated(
        beeps({
          notes: [
            [2_050, 0.08, 0.06],
            [2_050, 0.08, 0.06],
            [2_050, 0.08, 0.06],
            [2_050, 0.08],
          ],
          wave: 'square',
        }),
        [2, 2],
        0.95,
      ),
      { lufs: -20, room: ROOM, rest: [0.4, 0.6] },
    ),
  ],
  [
    'fire-alarm',
    'fire alarm, smoke alarm, smoke detector, 火警, 烟雾报警',
    happens(
      beeps({
        notes: [
          [3_150, 0.5, 0.4],
          [3_150, 0.5, 0.4],
          [3_150, 0.5],
        ],
        wave: 'square',
      }),
      { lufs: -18, room: HALL, rest: [1, 1.4] },
    ),
  ],
  [
    'siren',
    'siren, police, police siren, police car, 警笛, 警车, 警报',
    happens(glide({ path: [520, 1_250, 520, 1_250, 520], seconds: 4, wave: 'triangle' }), {
      lufs: -17,
      rest: [0.01, 0.02],
      room: OUTSIDE,
    }),
  ],
  [
    'ambulance',
    'ambulance, fire truck, fire engine, 救护车, 消防车',
    happens(
      beeps({
        notes: [
          [[435, 870], 0.6],
          [[580, 1_160], 0.6],
          [[435, 870], 0.6],
          [[580, 1_160], 0.6],
        ],
        wave: 'saw',
      }),
      { lufs: -18, rest: [0.01, 0.02], room: OUTSIDE },
    ),
  ],
  [
    'air-raid',
    'air raid, raid siren, emergency siren, war siren, 防空警报',
    happens(glide({ path: [180, 460, 480, 470, 200], seconds: 5, wave: 'saw' }), {
      lufs: -16,
      rest: [0.1, 0.3],
      room: CANYON,
    }),
  ],
  [
    'car-horn',
    'car horn, horn, honk, beep car, 喇叭, 鸣笛, 按喇叭',
    happens(
      beeps({
        notes: [
          [[400, 500], 0.3, 0.12],
          [[400, 500], 0.55],
        ],
        wave: 'saw',
      }),
      { lufs: -18, room: OUTSIDE },
    ),
  ],
  [
    'bicycle-bell',
    'bicycle bell, bike bell, 自行车铃, 车铃',
    happens(repeated(strikes({ hertz: 2_350, ring: 'bell', lasts: 0.35, click: 0.2 }), [4, 5], 0.1), {
      lufs: -23,
      room: OUTSIDE,
    }),
  ],
  [
    'reverse-beep',
    'reverse beep, backup beep, truck reverse, 倒车',
    happens(repeated(beeps({ notes: [[1_250, 0.5]], wave: 'square' }), [3, 3], 1), {
      lufs: -20,
      rest: [0.5, 0.5],
      room: OUTSIDE,
    }),
  ],
  [
    'phone-ring',
    'phone, phone ring, telephone, ring, ringtone, 电话, 电话铃, 手机铃声',
    happens(
      rattle({
        body: { hertz: 1_450, ring: 'bell', lasts: 0.25, click: 0.2 },
        seconds: 1.3,
        rate: [22, 22],
        uneven: 0.01,
        vary: 0.01,
      }),
      { lufs: -20, rest: [1.2, 1.6], room: ROOM },
    ),
  ],
  [
    'phone-vibrate',
    'vibrate, phone vibrate, buzz, buzzer, 震动, 手机震动, 蜂鸣',
    happens(repeated(glide({ path: [150, 150], seconds: 0.6, wave: 'square', wobble: [31, 0.12] }), [2, 2], 0.9), {
      lufs: -25,
      room: NEAR,
    }),
  ],
  [
    'dial-tone',
    'dial tone, busy tone, busy signal, 忙音, 拨号音',
    happens(
      beeps({
        notes: [
          [[440, 350], 0.4, 0.4],
          [[440, 350], 0.4, 0.4],
          [[440, 350], 0.4],
        ],
      }),
      { lufs: -23, room: NEAR, rest: [0.4, 0.4] },
    ),
  ],
  [
    'dialing',
    'dial phone, dialing, keypad, touch tone, 拨号, 按电话',
    happens(
      beeps({
        notes: [
          [[697, 1_336], 0.1, 0.07],
          [[852, 1_209], 0.1, 0.07],
          [[770, 1_477], 0.1, 0.07],
          [[941, 1_336], 0.1, 0.07],
          [[697, 1_209], 0.1],
        ],
      }),
      { lufs: -23, room: NEAR },
    ),
  ],
  [
    'notification',
    'notification, message, message tone, alert, chat, 通知, 消息提示, 提示音',
    happens(
      beeps({
        notes: [
          [1_320, 0.07],
          [1_760, 0.1],
        ],
        lasts: 0.14,
      }),
      { lufs: -23, room: NEAR },
    ),
  ],
  [
    'email-swoosh',
    'send email, swoosh, send message, 发送邮件, 嗖',
    happens(rub({ seconds: 0.45, band: [700, 4_800], sharp: 1.6, loud: [0, 1, 0] }), { lufs: -23, room: NEAR }),
  ],
  [
    'error-beep',
    'error, wrong, wrong answer, fail, buzzer wrong, 错误, 答错, 失败',
    happens(
      beeps({
        notes: [
          [[165, 208], 0.18, 0.06],
          [[131, 165], 0.45],
        ],
        wave: 'square',
      }),
      { lufs: -20, room: NEAR },
    ),
  ],
  [
    'correct-ding',
    'correct, right answer, success, ding, correct answer, 正确, 答对, 成功, 叮',
    happens(
      beeps({
        notes: [
          [1_047, 0.1],
          [1_568, 0.2],
        ],
        lasts: 0.4,
      }),
      { lufs: -21, room: ROOM },
    ),
  ],
  [
    'doorbell',
    'doorbell, door bell, ding dong, 门铃, 叮咚',
    happens(
      beeps({
        notes: [
          [[659, 1_318], 0.55],
          [[523, 1_047], 0.6],
        ],
        lasts: 0.55,
      }),
      { lufs: -20, room: ROOM },
    ),
  ],
  [
    'elevator-ding',
    'elevator ding, lift bell, reception bell, hotel bell, service bell, 电梯到达, 叫铃, 前台铃',
    happens(strikes({ hertz: 1_760, ring: 'bell', lasts: 0.8, click: 0.1 }), { lufs: -22, room: HALL }),
  ],
  [
    'microwave',
    'microwave, oven, oven timer, timer, 微波炉, 烤箱, 定时器',
    happens(
      beeps({
        notes: [
          [2_000, 0.25, 0.35],
          [2_000, 0.25, 0.35],
          [2_000, 0.25],
        ],
      }),
      { lufs: -22, room: ROOM },
    ),
  ],
  [
    'heart-monitor',
    'heart monitor, hospital, ecg, monitor beep, 心电图, 心率监测, 医院',
    happens(beeps({ notes: [[980, 0.11]] }), { lufs: -24, room: ROOM, rest: [0.7, 0.75] }),
  ],
  [
    'flatline',
    'flatline, censor, long beep, 心跳停止, 哔',
    happens(beeps({ notes: [[1_000, 2.5]] }), { lufs: -23, rest: [0.3, 0.6], room: NEAR }),
  ],
  [
    'countdown',
    'countdown, race start, start beep, 倒计时',
    happens(
      beeps({
        notes: [
          [660, 0.2, 0.6],
          [660, 0.2, 0.6],
          [660, 0.2, 0.6],
          [1_320, 0.7],
        ],
        wave: 'triangle',
      }),
      { lufs: -20, room: ROOM },
    ),
  ],
  [
    'morse',
    'morse, morse code, telegraph, 摩斯电码, 电报',
    happens(
      beeps({
        notes: [
          [700, 0.08, 0.08],
          [700, 0.08, 0.08],
          [700, 0.08, 0.2],
          [700, 0.24, 0.08],
          [700, 0.24, 0.08],
          [700, 0.24, 0.2],
          [700, 0.08, 0.08],
          [700, 0.08, 0.08],
          [700, 0.08],
        ],
      }),
      { lufs: -23, room: NEAR },
    ),
  ],
  [
    'computer',
    'computer, computing, data, sci fi computer, hacker, 电脑, 计算机, 科幻电脑, 数据',
    happens(
      seeded =>
        beeps({
          notes: Array.from({ length: 12 }, () => [seeded.between(600, 3_200), 0.05, 0.03] as const),
          wave: 'square',
          off: 0,
        })(seeded),
      { lufs: -25, room: ROOM, rest: [0.2, 0.6] },
    ),
  ],
]

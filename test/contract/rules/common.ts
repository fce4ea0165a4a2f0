import { choice, flag, invalid, type Rule, refused, text } from '../rule.ts'

// The contract's "Common request parameters", in its order.

const PAYLOAD_MAX = 1_048_576

/** Beside `audio`. */
export const audioType: Rule = choice('audio_type', ['all', 'speech_only', 'sound_effect_only', ''], 'music', 'speech')

export const payload: Rule[] = [
  text('payload'),
  {
    rule: `payload has at most ${PAYLOAD_MAX} characters`,
    accepts: [() => ({ payload: 'x'.repeat(PAYLOAD_MAX) })],
    refuses: [refused('FieldInvalid', 'payload', () => ({ payload: 'x'.repeat(PAYLOAD_MAX + 1) }))],
  },
]

/** Four megabytes each: once is enough. */
export const payloadInCodePoints: Rule = {
  rule: 'the characters of a payload are code points',
  accepts: [() => ({ payload: '😀'.repeat(PAYLOAD_MAX) })],
  refuses: [refused('FieldInvalid', 'payload', () => ({ payload: '😀'.repeat(PAYLOAD_MAX + 1) }))],
}

export const offPeak: Rule[] = [flag('off_peak')]

export const seed: Rule[] = [
  {
    rule: 'seed is a whole number: 0 or any other',
    accepts: [{ seed: 0 }, { seed: 1 }, { seed: -1 }, { seed: 2_147_483_647 }, { seed: 4_294_967_295 }, { seed: null }],
    refuses: invalid('seed', 1.5, '7', true),
  },
]

export const callbackUrl: Rule[] = [
  {
    rule: 'callback_url is an http(s) URL outside private networks',
    accepts: [{ callback_url: 'http://example.com/hook' }, { callback_url: 'https://example.com:8443/hook?a=b' }],
    refuses: invalid(
      'callback_url',
      5,
      'hook',
      'ftp://example.com/hook',
      'http://127.0.0.1/hook',
      'http://localhost/hook',
      'http://10.0.0.1/hook',
      'http://192.168.1.1/hook',
      'http://169.254.169.254/latest/meta-data',
      'http://[::1]/hook',
      'http://2130706433/hook',
    ),
  },
]

export const watermark: Rule[] = [
  flag('watermark'),
  {
    rule: 'wm_position is 1, 2, 3 or 4',
    accepts: [1, 2, 3, 4].map(wm_position => ({ wm_position })),
    refuses: invalid('wm_position', 0, 5, 2.5, '3'),
  },
  {
    rule: 'wm_url is an image URL',
    accepts: [{ wm_url: 'https://example.com/mark.png' }],
    refuses: invalid('wm_url', 5, 'http://127.0.0.1/mark.png'),
  },
  {
    rule: 'meta_data is a string that holds a JSON object, or empty',
    accepts: [
      { meta_data: '{}' },
      { meta_data: '{"Label":"AI","ContentProducer":"me","ProduceID":"1","ReservedCode1":""}' },
      { meta_data: '' },
    ],
    refuses: invalid('meta_data', { Label: 'AI' }, 'AI', '[]', '"AI"', '1', 'null', '{'),
  },
]

export const movementAmplitude: Rule[] = [choice('movement_amplitude', ['auto', 'small', 'medium', 'large'], 'huge')]

/** Fields that are documented for other models: the right type, and one that is wrong whatever else is checked. */
export const watermarkTypes: Record<string, [unknown, unknown]> = {
  watermark: [true, 'true'],
  wm_position: [2, '2'],
  wm_url: ['https://example.com/mark.png', 5],
  meta_data: ['{"Label":"AI"}', 5],
}

export const movementType: Record<string, [unknown, unknown]> = { movement_amplitude: ['large', 5] }

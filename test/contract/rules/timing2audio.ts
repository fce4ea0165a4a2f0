import { invalid, long, refused, required, type Rule } from '../rule.ts'
import { soundFields } from './text2audio.ts'

const timed = (...entries: unknown[]) => ({ timing_prompts: entries })
const bark = { from: 0, to: 1, prompt: 'a dog barks' }

/** POST /ent/v2/timing2audio, in the order of its table. */
export const rules: Rule[] = [
  required('timing_prompts'),
  {
    rule: 'timing_prompts is a list of at least one',
    accepts: [timed(bark), timed(...Array.from({ length: 100 }, () => bark))],
    refuses: [
      refused('FieldItemCountOutOfRange', 'timing_prompts', timed()),
      refused('FieldItemCountOutOfRange', 'timing_prompts', timed(...Array.from({ length: 101 }, () => bark))),
      ...invalid('timing_prompts', bark, 'a dog barks'),
      refused('FieldInvalid', 'timing_prompts[0]', timed('a dog barks')),
    ],
  },
  {
    rule: 'each entry has from, to and prompt',
    refuses: [
      refused('FieldLacking', 'timing_prompts[1].from', timed(bark, { to: 1, prompt: 'rain' })),
      refused('FieldLacking', 'timing_prompts[0].to', timed({ from: 0, prompt: 'rain' })),
      refused('FieldLacking', 'timing_prompts[0].prompt', timed({ from: 0, to: 1 })),
    ],
  },
  {
    rule: 'the prompt of an entry has at most 1500 characters, and words',
    accepts: [timed({ ...bark, prompt: long('好', 1_500) })],
    refuses: [
      refused('FieldInvalid', 'timing_prompts[0].prompt', timed({ ...bark, prompt: long('x', 1_501) })),
      refused('FieldInvalid', 'timing_prompts[0].prompt', timed({ ...bark, prompt: '...' })),
    ],
  },
  {
    rule: '0 <= from < to <= duration, as numbers or in strings; entries may overlap',
    accepts: [
      timed({ ...bark, from: 0, to: 10 }),
      timed({ ...bark, from: '0.5', to: '1.5' }),
      timed({ ...bark, from: 0, to: 3 }, { ...bark, from: 1, to: 2 }),
      { ...timed({ ...bark, from: 1.99, to: 2 }), duration: 2 },
      { ...timed({ ...bark, to: 2.5 }), duration: '2.5' },
    ],
    refuses: [
      refused('FieldInvalid', 'timing_prompts[0].from', timed({ ...bark, from: -0.1 })),
      refused('FieldInvalid', 'timing_prompts[0].to', timed({ ...bark, to: 10.1 })),
      refused('FieldInvalid', 'timing_prompts[0].to', timed({ ...bark, from: 1, to: 1 })),
      refused('FieldInvalid', 'timing_prompts[1].to', timed(bark, { ...bark, from: 3, to: 2 })),
      refused('FieldInvalid', 'timing_prompts[0].to', { ...timed({ ...bark, to: 2.01 }), duration: 2 }),
      refused('FieldInvalid', 'timing_prompts[0].to', { ...timed({ ...bark, to: '3' }), duration: '2.5' }),
      refused('FieldInvalid', 'timing_prompts[0].from', timed({ ...bark, from: 'soon' })),
    ],
  },
  ...soundFields,
  {
    rule: 'price: 10 up to 5 s, 20 up to 10 s',
    estimates: [
      { patch: {}, credits: 20, duration: 10 },
      { patch: { duration: 5 }, credits: 10 },
      { patch: { duration: 6 }, credits: 20 },
    ],
  },
]

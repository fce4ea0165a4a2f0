import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GeneratorSpec } from '../src/make/catalogue.ts'
import { requestBody } from '../src/make/form-fields.ts'

const SPEECH: GeneratorSpec = {
  name: 'audio-tts',
  path: '/ent/v2/audio-tts',
  summary: '',
  film: false,
  fields: {
    text: { kind: 'text', required: true },
    voice: { kind: 'voice', required: true, default_by_language: { en: 'English', zh: 'Chinese' } },
  },
  columns: [],
}

test('the default voice is that of the language of the text', () => {
  assert.equal(requestBody(SPEECH, { text: 'Good morning.' })['voice'], 'English')
  assert.equal(requestBody(SPEECH, { text: '早上好。' })['voice'], 'Chinese')
  assert.equal(requestBody(SPEECH, { text: '早上好。', voice: 'Mine' })['voice'], 'Mine')
})

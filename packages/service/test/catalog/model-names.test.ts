import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCatalog } from '../../src/catalog/catalog.ts'
import { Refusal } from '../../src/core/errors.ts'

const ports = { whyUrlRefused: () => undefined, isVoice: () => true }

/** What a create of text2video with this model is told of the model. */
function toldOf(model: unknown, modelPrefixes: string[] = []): string {
  const catalog = createCatalog({ ports, modelPrefixes })
  const text2video = catalog.generators.find(one => one.name === 'text2video') ?? assert.fail()
  try {
    catalog.understand(text2video, { model, prompt: 'x' })
    return 'understood'
  } catch (error) {
    assert.ok(error instanceof Refusal)
    return error.message
  }
}

test("an unknown model is answered with the known ones, with the caller's prefix", () => {
  assert.match(toldOf('genq9'), /^model must be one of genq1, gen1.5, genq2, .*, got "genq9"$/)
  assert.match(toldOf('acmeq9', ['acme']), /^model must be one of acmeq1, acme1.5, acmeq2, .*, got "acmeq9"$/)
  assert.doesNotMatch(toldOf('acmeq9', ['acme']), /gen/)
  assert.match(toldOf('genq9', ['acme']), /one of genq1, /)
  assert.match(toldOf('acme-q9', ['acme', 'acme-']), /one of acme-q1, /)
  assert.match(toldOf(7, ['acme']), /one of genq1, .*, got 7$/)
  assert.equal(toldOf('acmeq2', ['acme']), 'understood')
})

test('a known model with a forbidden prefix is answered with the setting', () => {
  assert.match(toldOf('acmeq2'), /one of genq1, .*, got "acmeq2"; .*KINORA_MODEL_PREFIXES/)
  assert.doesNotMatch(toldOf('acmeq9'), /KINORA_MODEL_PREFIXES/)
})

test('no rule of a model contains its name, since a caller may use another prefix', () => {
  const catalog = createCatalog({ ports })
  const cards = JSON.stringify(catalog.models.map(({ rules }) => rules))
  for (const [, why] of cards.matchAll(/"why":"([^"]*)"/g)) assert.doesNotMatch(why ?? '', /\bgen[q\d]/)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFormType, readForm } from '../../../src/http/body/read-form.ts'
import { makePng } from '../../../../media/test/formats/sample-files.ts'

async function sent(form: FormData): Promise<[Buffer, string]> {
  const request = new Request('http://x', { method: 'POST', body: form })
  return [Buffer.from(await request.arrayBuffer()), request.headers.get('content-type') ?? '']
}

test('fields are texts, repeated names and names with brackets are lists, files are data URLs', async () => {
  const form = new FormData()
  form.append('prompt', 'über den See')
  form.append('n', '2')
  form.append('empty', '')
  form.append('tag', 'a')
  form.append('tag', 'b')
  form.append('only[]', 'c')
  form.append('voice[id]', 'alloy')
  form.append('image', new File([makePng(4, 4)], 'x.bin'))
  const { value } = await readForm(...(await sent(form)))
  assert.deepEqual(
    { ...value },
    {
      prompt: 'über den See',
      n: '2',
      tag: ['a', 'b'],
      only: ['c'],
      voice: { id: 'alloy' },
      image: `data:image/png;base64,${makePng(4, 4).toString('base64')}`,
    },
  )
})

test('the same form is equal with any boundary, and another one is not', async () => {
  const build = (prompt: string): FormData => {
    const form = new FormData()
    form.append('prompt', prompt)
    return form
  }
  const said = async (prompt: string) =>
    Buffer.from((await readForm(...(await sent(build(prompt))))).said).toString('hex')
  assert.equal(await said('a'), await said('a'))
  assert.notEqual(await said('a'), await said('b'))
})

test('a form without a boundary, with too many parts, or truncated is rejected', async () => {
  await assert.rejects(readForm(Buffer.from('x'), 'multipart/form-data; charset=utf-8'), /boundary/)
  const many = new FormData()
  for (let at = 0; at < 101; at++) many.append(`n${at}`, 'x')
  await assert.rejects(readForm(...(await sent(many))), /at most 100 parts/)
  const form = new FormData()
  form.append('prompt', 'a')
  const [body, type] = await sent(form)
  await assert.rejects(readForm(body.subarray(0, body.length - 20), type), /not a well-formed/)
})

test('a name cannot reach properties that all objects have', async () => {
  const form = new FormData()
  form.append('__proto__[polluted]', 'yes')
  form.append('__proto__', 'yes')
  await readForm(...(await sent(form)))
  assert.equal(({} as Record<string, unknown>).polluted, undefined)
})

test('only a form is read as one', () => {
  assert.ok(isFormType('multipart/form-data; boundary=x'))
  for (const type of [undefined, 'application/json', 'multipart/mixed; boundary=x', 'multipart/form-dataset;'])
    assert.ok(!isFormType(type))
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findUnknownMentions, TEXT_RULES } from '../../src/catalog/check/text-rules.ts'
import { suggestName } from '../../src/catalog/check/suggest-name.ts'

test('a pause marker stands between two texts, with 0.01 to 99.99 seconds', () => {
  for (const good of [
    'a<#0.01#>b',
    'a<#99.99#>b',
    'a <#1#> b <#2.5#> c',
    '你好<#1.50#>世界',
    'no markers',
    'a<b#>c',
    'a\n<#1#>\nb',
  ]) {
    assert.equal(TEXT_RULES.pauseMarkers(good), undefined, good)
  }
  for (const bad of [
    '<#1#>a',
    'a<#1#>',
    ' <#1#> a',
    'a<#1#><#1#>b',
    'a<#1#> \n <#2#>b',
    'a<#0#>b',
    'a<#0.001#>b',
    'a<#100#>b',
    'a<##>b',
    'a<#x#>b',
    'a<#-1#>b',
    'a<#1#>!',
    '  ',
    '…',
  ]) {
    assert.ok(TEXT_RULES.pauseMarkers(bad), bad)
  }
})

test('a pronunciation is a word and a spelling, or pinyin with tones', () => {
  for (const good of ['omg/oh my god', '燕少飞/(yan4)(shao3)(fei1)', 'AC/DC/A C D C', '绿/(lü4)'])
    assert.equal(TEXT_RULES.pronunciation(good), undefined, good)
  for (const bad of ['omg', '/x', 'x/', ' / ', '重/(chong)', '重/(chong2', '重/(chong6)'])
    assert.ok(TEXT_RULES.pronunciation(bad), bad)
})

test('a label is a JSON object or nothing', () => {
  for (const good of ['', '{}', '{"Label":"1"}']) assert.equal(TEXT_RULES.jsonObject(good), undefined, good)
  for (const bad of ['[]', 'null', '1', '"x"', '{', 'x']) assert.ok(TEXT_RULES.jsonObject(bad), bad)
})

test('a style has no punctuation, in any script', () => {
  for (const good of ['', 'film noir', '水墨 风格', 'cyberpunk 2077', 'a+b', '😀 art'])
    assert.equal(TEXT_RULES.noPunctuation(good), undefined, good)
  for (const bad of ['a,b', '水墨，风格', 'a.b', 'a-b', 'why?']) assert.ok(TEXT_RULES.noPunctuation(bad), bad)
})

test('mentions: exact in brackets, by prefix when bare, never inside a word', () => {
  const none = (prompt: string, ...names: string[]) => assert.deepEqual(findUnknownMentions(prompt, names), [], prompt)
  none('[@cat] and [@ dog ]', 'cat', 'dog')
  none('@cat runs', 'cat')
  none('@小明在跑步', '小明')
  none('write to me@example.com or a.b@c', 'cat')
  none('at @ noon, @', 'cat')
  none('no mention at all')
  assert.deepEqual(findUnknownMentions('[@cats] @dog [@]', ['cat']), ['[@cats]', '@dog', '[@]'])
  assert.deepEqual(findUnknownMentions('(@小红)', ['小明']), ['@小红'])
})

test('a misspelling is found when it is close, and only then', () => {
  const names = { id: [], type: [], name: [], image_uri: ['images', 'url'] }
  for (const wrong of [
    'image_url',
    'image_uris',
    'imageUri',
    'imageURL',
    'image-uri',
    'img_uri',
    'image_ur1',
    'imgae_uri',
    'images',
    'URL',
  ])
    assert.equal(suggestName(wrong, names), 'image_uri', wrong)
  assert.equal(suggestName('Name', names), 'name')
  assert.equal(suggestName('types', names), 'type')
  assert.equal(suggestName('nmae', names), 'name')
  assert.equal(suggestName('tpye', names), 'type')
  assert.equal(suggestName('ID', names), 'id')
  for (const fine of ['colour', 'title', 'description', 'voice_id', 'ids', 'x', 'image_description'])
    assert.equal(suggestName(fine, names), undefined, fine)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readExported } from '../../../src/models/tfjs/read-exported.ts'

const bundled = (value: string): string =>
  `!function(d){module.exports=d()}(function(){return function(){}({1:[function(i,m,h){m.exports=${value}},{}]},{},[1])(1)});`

test('a script whose exports need execution is rejected', () => {
  assert.throws(() => readExported('module.exports=make()'), /exports no plain value/)
  assert.throws(() => readExported(bundled('{a:make()}')), /there is no plain value at \d+: make\(\)/)
  assert.throws(() => readExported(bundled('"a\\u0041"')), /not plain/)
  assert.throws(() => readExported('m.exports={a:1'), /there is no ,/)
})

test('plain values are read in the form of a minifier', () => {
  const script = bundled(`{a:.5,"b:0":[-1e-3,2,"x"],c:{d:!0,e:!1,'f':""},g:[]}`)
  assert.deepEqual(readExported(script), { a: 0.5, 'b:0': [-0.001, 2, 'x'], c: { d: true, e: false, f: '' }, g: [] })
  assert.equal(readExported(bundled('"AAEC"')), 'AAEC')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detectHiddenFormat } from '../../src/formats/detect-hidden-format.ts'
import { makeId3 } from './sample-sounds.ts'
import { makeJpeg, makeMp3, makeMp4, makePng, makeSilentWav } from './sample-files.ts'

/** The last record of a ZIP whose directory begins so many bytes before it. */
function zipEnd(directoryBytes: number, comment = ''): Buffer {
  const record = Buffer.alloc(22)
  record.write('PK\x05\x06', 'latin1')
  record.writeUInt32LE(directoryBytes, 12)
  record.writeUInt16LE(comment.length, 20)
  return Buffer.concat([record, Buffer.from(comment)])
}

const directory = Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), Buffer.alloc(50)])

test('plain files are nothing else', () => {
  const film = makeMp4({ width: 16, height: 16, seconds: 1 })
  for (const bytes of [
    makePng(9, 7),
    makeJpeg(9, 7),
    makeMp3(1),
    makeSilentWav(1),
    film,
    Buffer.concat([makeJpeg(9, 7), film]),
  ]) {
    assert.equal(detectHiddenFormat(bytes), undefined)
  }
  assert.equal(detectHiddenFormat(Buffer.alloc(0)), undefined)
})

test('a ZIP is found by its directory at the end, behind a comment, too', () => {
  assert.equal(detectHiddenFormat(Buffer.concat([makeJpeg(9, 7), directory, zipEnd(directory.length)])), 'zip')
  assert.equal(detectHiddenFormat(Buffer.concat([makeJpeg(9, 7), directory, zipEnd(directory.length, 'hello')])), 'zip')
})

test('four bytes that resemble the end of a ZIP are not one', () => {
  assert.equal(detectHiddenFormat(Buffer.concat([makeJpeg(9, 7), zipEnd(20)])), undefined, 'no directory there')
  assert.equal(
    detectHiddenFormat(Buffer.concat([makeJpeg(9, 7), zipEnd(0xffffffff)])),
    undefined,
    'before the beginning',
  )
  const cut = Buffer.concat([makeJpeg(9, 7), directory, zipEnd(directory.length, 'a long comment')]).subarray(0, -3)
  assert.equal(detectHiddenFormat(cut), undefined, 'a comment that is cut off')
})

test('a PDF has marks near both of its ends', () => {
  const beginning = Buffer.concat([makeJpeg(9, 7), Buffer.from('%PDF-1.4')])
  assert.equal(detectHiddenFormat(Buffer.concat([beginning, Buffer.alloc(5_000), Buffer.from('%%EOF')])), 'pdf')
  assert.equal(detectHiddenFormat(Buffer.concat([beginning, Buffer.alloc(5_000)])), undefined)
  const late = Buffer.concat([makeJpeg(9, 7), Buffer.alloc(1_024), Buffer.from('%PDF-1.4 %%EOF')])
  assert.equal(detectHiddenFormat(late), undefined)
})

test('a playlist may stand behind a tag', () => {
  assert.equal(detectHiddenFormat(Buffer.from('#EXTM3U\n')), 'playlist')
  assert.equal(detectHiddenFormat(Buffer.concat([makeId3(30), Buffer.from('#EXTM3U\n'), makeMp3(1)])), 'playlist')
})

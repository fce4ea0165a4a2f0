import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { test } from 'node:test'
import sharp from 'sharp'
import { readImage } from '../../src/formats/read-image.ts'
import { readLabel } from '../av/read-label.ts'
import { readPicture } from '../../src/av/read-picture.ts'
import type { RgbaPicture } from '../../src/frames/size.ts'
import { writePicture } from '../../src/write/write-picture.ts'
import { paint, RGB, YUV, type Yuv } from './colours.ts'
import { scratch } from './scratch.ts'

const FORMATS = ['png', 'jpg', 'webp'] as const
const FULL_DISK = '/dev/full'
const size = { width: 161, height: 97 }

/** Smooth colours, so that formats with losses keep them; the left half lets through what is behind it, if asked. */
function smooth(alpha = 255): RgbaPicture {
  const { width, height } = size
  const rgba = new Uint8Array(width * height * 4)
  for (let at = 0; at < rgba.length; at += 4) {
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
    rgba.set([x, 2 * y, 128, x < width / 2 ? alpha : 255], at)
  }
  return { width, height, rgba }
}

function farthest(a: Uint8Array, b: Uint8Array): number {
  assert.equal(a.length, b.length)
  return a.reduce((most, value, at) => Math.max(most, Math.abs(value - (b[at] ?? 0))), 0)
}

for (const format of FORMATS) {
  test(`${format}: a buffer of the wrong length and a missing folder are rejected`, async context => {
    const path = await scratch(context, `a.${format}`)
    const short = { ...smooth(), rgba: new Uint8Array(5) }
    await assert.rejects(writePicture(path, short, { format }), /5 bytes for 161 x 97/)
    const cut = { width: 16, height: 16, pixels: new Uint8Array(5) }
    await assert.rejects(writePicture(path, cut, { format }), /5 bytes cannot be 16 x 16/)
    assert.ok(!existsSync(path))
    await assert.rejects(writePicture(`${path}/b`, smooth(), { format }), /no such file or directory/)
  })

  test(`${format}: a full disk is reported, and nothing is left on it`, {
    skip: !existsSync(FULL_DISK),
  }, async context => {
    const path = await scratch(context, `a.${format}`)
    await symlink(FULL_DISK, path)
    await assert.rejects(writePicture(path, smooth(), { format }), /no space left on device/)
    assert.ok(!existsSync(path))
  })

  test(`${format}: size and colours come back`, async context => {
    const path = await scratch(context, `a.${format}`)
    await writePicture(path, smooth(), { format })
    const read = readImage(await readFile(path))
    assert.ok(read.ok && read.width === 161 && read.height === 97)
    const back = await readPicture(path)
    assert.deepEqual([back.width, back.height], [161, 97])
    const far = farthest(back.rgba, smooth().rgba)
    assert.ok(far <= (format === 'png' ? 0 : 12), `off by ${far}`)
  })

  test(`${format}: a frame of a video has the colours that the video has`, async context => {
    for (const [name, colour] of Object.entries(YUV)) {
      const path = await scratch(context, `a.${format}`)
      const shape = { width: 64, height: 48 }
      await writePicture(path, { ...shape, pixels: paint(shape, () => colour) }, { format })
      const { rgba } = await readPicture(path)
      const wanted = [...RGB[name as keyof typeof RGB], 255]
      const far = farthest(rgba.subarray(4_000, 4_004), Uint8Array.from(wanted))
      assert.ok(far <= (format === 'png' ? 1 : 4), `${name} is ${rgba.subarray(4_000, 4_004).join(' ')}`)
    }
  })

  test(`${format}: a label can be read back, and is not there when none was given`, async context => {
    const path = await scratch(context, `a.${format}`)
    const label = JSON.stringify({ Label: '1', ContentProducer: 'Kinora "本地" <&amp;>', note: '\t&#10;\n' }, null, 2)
    await writePicture(path, smooth(), { format, label })
    assert.equal(await readLabel(path), label)
    await writePicture(path, smooth(), { format })
    assert.equal(await readLabel(path), undefined)
  })

  test(`${format}: the same picture makes the same bytes`, async context => {
    const bytesOf = async (): Promise<Buffer> => {
      const path = await scratch(context, `a.${format}`)
      await writePicture(path, smooth(100), { format, label: '{}' })
      return readFile(path)
    }
    assert.ok((await bytesOf()).equals(await bytesOf()))
  })
}

test('every colour of a video frame is within a step of what BT.709 means', async context => {
  // Blocks of 16 pixels: red rises within groups of six, green from group to group, blue downwards.
  const shape = { width: 36 * 16, height: 6 * 16 }
  const codesOf = (x: number, y: number): Yuv => {
    const [column, row] = [Math.floor(x / 16), Math.floor(y / 16)]
    const [red, green, blue] = [(column % 6) * 51, Math.floor(column / 6) * 51, row * 51]
    const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    const [blueness, redness] = [(blue - luma) / 1.8556, (red - luma) / 1.5748]
    return [16 + (luma * 219) / 255, 128 + (blueness * 224) / 255, 128 + (redness * 224) / 255].map(Math.round) as [
      number,
      number,
      number,
    ]
  }
  const pixels = paint(shape, (x, y) => codesOf(x * shape.width, y * shape.height))
  const path = await scratch(context, 'a.png')
  await writePicture(path, { ...shape, pixels }, { format: 'png' })
  const { rgba } = await readPicture(path)
  for (let y = 8; y < shape.height; y += 16) {
    for (let x = 8; x < shape.width; x += 16) {
      const [luma, blueness, redness] = codesOf(x, y)
      const [light, blue, red] = [
        ((luma - 16) * 255) / 219,
        ((blueness - 128) * 255) / 224,
        ((redness - 128) * 255) / 224,
      ]
      const meant = [light + 1.5748 * red, light - 0.1873 * blue - 0.4681 * red, light + 1.8556 * blue]
      const at = (y * shape.width + x) * 4
      for (const [channel, value] of meant.entries()) {
        const off = Math.abs((rgba[at + channel] ?? -9) - Math.max(0, Math.min(255, value)))
        assert.ok(off <= 1, `at ${x} ${y} channel ${channel} is off by ${off}`)
      }
    }
  }
})

test('transparency is kept by png and webp, and lies on white in jpg', async context => {
  const cornerOf = async (format: (typeof FORMATS)[number]): Promise<number[]> => {
    const path = await scratch(context, `a.${format}`)
    const picture = smooth(0)
    picture.rgba.set([255, 0, 0, 51], 0)
    for (let y = 0; y < 20; y++) for (let x = 0; x < 20; x++) picture.rgba.set([255, 0, 0, 51], (y * 161 + x) * 4)
    await writePicture(path, picture, { format })
    const { rgba } = await readPicture(path)
    return [...rgba.subarray((5 * 161 + 5) * 4, (5 * 161 + 5) * 4 + 4)]
  }
  assert.deepEqual(await cornerOf('png'), [255, 0, 0, 51])
  const [red = 0, green = 9, blue = 9, alpha] = await cornerOf('webp')
  assert.ok(red > 248 && green < 8 && blue < 8 && alpha === 51, `${red} ${green} ${blue} ${alpha}`)
  for (const [at, value] of (await cornerOf('jpg')).entries()) {
    assert.ok(Math.abs(value - ([255, 204, 204, 255][at] ?? 0)) < 4, `part ${at} is ${value}`)
  }
})

test('a picture without transparency is stored without it', async context => {
  const path = await scratch(context, 'a.png')
  await writePicture(path, smooth(), { format: 'png' })
  assert.equal((await sharp(path).metadata()).hasAlpha, false)
})

test('small jpg files keep colours at full size, large ones at half', async context => {
  const path = await scratch(context, 'a.jpg')
  const subsamplingOf = async (width: number, height: number): Promise<string | undefined> => {
    await writePicture(path, { width, height, rgba: new Uint8Array(width * height * 4).fill(255) }, { format: 'jpg' })
    return (await sharp(path).metadata()).chromaSubsampling
  }
  assert.deepEqual([await subsamplingOf(320, 180), await subsamplingOf(1_920, 1_080)], ['4:4:4', '4:2:0'])
})

test('a lower quality makes a smaller file', async context => {
  for (const format of ['jpg', 'webp'] as const) {
    const path = await scratch(context, `a.${format}`)
    await writePicture(path, smooth(), { format })
    const usual = (await readFile(path)).length
    await writePicture(path, smooth(), { format, quality: 20 })
    assert.ok((await readFile(path)).length < usual)
  }
})

import { isTextAt, textAt, u16leAt, u32beAt, u8At } from './bytes-at.ts'
import { id3BytesAt } from './sound-tags.ts'

/** All recognised formats. Most are not supported, but a refusal can then name them. */
export type Format =
  | ('png' | 'jpeg' | 'webp' | 'bmp' | 'gif' | 'svg' | 'avif' | 'heic' | 'jxl' | 'jp2' | 'tiff' | 'ico' | 'psd')
  | ('mp4' | 'mov' | 'avi' | 'webm' | 'mkv' | 'flv' | 'asf' | 'mpeg')
  | ('mp3' | 'wav' | 'aac' | 'm4a' | 'flac' | 'ogg' | 'aiff' | 'amr')
  | ('pdf' | 'zip' | 'gzip' | 'glb')

type Magic = { format: Format; magic: string; at2?: number; magic2?: string }

// Strings are bytes: one character each. The first row that fits wins.
const MAGICS: readonly Magic[] = [
  { format: 'png', magic: '\x89PNG\r\n\x1a\n' },
  { format: 'jpeg', magic: '\xff\xd8\xff' },
  { format: 'webp', magic: 'RIFF', at2: 8, magic2: 'WEBP' },
  { format: 'wav', magic: 'RIFF', at2: 8, magic2: 'WAVE' },
  { format: 'wav', magic: 'RF64', at2: 8, magic2: 'WAVE' },
  { format: 'avi', magic: 'RIFF', at2: 8, magic2: 'AVI ' },
  { format: 'gif', magic: 'GIF87a' },
  { format: 'gif', magic: 'GIF89a' },
  { format: 'tiff', magic: 'II*\0' },
  { format: 'tiff', magic: 'MM\0*' },
  { format: 'psd', magic: '8BPS' },
  { format: 'jxl', magic: '\xff\x0a' },
  { format: 'jxl', magic: '\0\0\0\x0cJXL ' },
  { format: 'jp2', magic: '\0\0\0\x0cjP  ' },
  { format: 'flac', magic: 'fLaC' },
  { format: 'ogg', magic: 'OggS' },
  { format: 'aiff', magic: 'FORM', at2: 8, magic2: 'AIFF' },
  { format: 'aiff', magic: 'FORM', at2: 8, magic2: 'AIFC' },
  { format: 'amr', magic: '#!AMR' },
  { format: 'flv', magic: 'FLV\x01' },
  { format: 'asf', magic: '\x30\x26\xb2\x75\x8e\x66\xcf\x11' },
  { format: 'mpeg', magic: '\0\0\x01\xba' },
  { format: 'mpeg', magic: '\0\0\x01\xb3' },
  { format: 'mpeg', magic: 'G', at2: 188, magic2: 'G' },
  { format: 'pdf', magic: '%PDF-' },
  { format: 'zip', magic: 'PK\x03\x04' },
  { format: 'gzip', magic: '\x1f\x8b\x08' },
  { format: 'glb', magic: 'glTF' },
  { format: 'bmp', magic: 'BM' },
]

/** The format by its first bytes; the rest is not checked. */
export function sniff(bytes: Uint8Array): Format | undefined {
  for (const { format, magic, at2, magic2 } of MAGICS) {
    if (isTextAt(bytes, 0, magic) && (magic2 === undefined || isTextAt(bytes, at2 ?? 0, magic2))) return format
  }
  return sniffIso(bytes) ?? sniffEbml(bytes) ?? sniffIco(bytes) ?? sniffFrames(bytes) ?? sniffSvg(bytes)
}

const HEIF_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
const SOUND_BRANDS = ['M4A ', 'M4B ', 'M4P ']
// The first boxes of QuickTime files without a brand.
const BARE_BOXES = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']
// A longer list (in bytes) is not a brand list.
const MAX_BRANDS = 256

function sniffIso(bytes: Uint8Array): Format | undefined {
  const type = textAt(bytes, 4, 4)
  const size = u32beAt(bytes, 0)
  // 0 and 1 are legal sizes: to the end of the file, and "a 64-bit size follows".
  if (size > 1 && size < 8) return undefined
  if (BARE_BOXES.includes(type)) return 'mov'
  if (type === 'styp') return 'mp4'
  if (type !== 'ftyp') return undefined
  const major = textAt(bytes, 8, 4)
  if (major === 'avif' || major === 'avis') return 'avif'
  if (HEIF_BRANDS.includes(major)) {
    for (let at = 16; at < Math.min(size, MAX_BRANDS); at += 4) {
      if (isTextAt(bytes, at, 'avif') || isTextAt(bytes, at, 'avis')) return 'avif'
    }
    return 'heic'
  }
  if (major === 'qt  ') return 'mov'
  return SOUND_BRANDS.includes(major) ? 'm4a' : 'mp4'
}

function sniffEbml(bytes: Uint8Array): Format | undefined {
  if (u32beAt(bytes, 0) !== 0x1a45dfa3) return undefined
  return textAt(bytes, 0, 64).includes('webm') ? 'webm' : 'mkv'
}

function sniffIco(bytes: Uint8Array): Format | undefined {
  return u32beAt(bytes, 0) === 0x00000100 && u16leAt(bytes, 4) > 0 ? 'ico' : undefined
}

/** MP3 and ADTS have no magic but the eleven or twelve set bits of their first frame; either may wear an ID3 tag. */
function sniffFrames(bytes: Uint8Array): Format | undefined {
  const at = id3BytesAt(bytes, 0)
  if (isTextAt(bytes, at, 'fLaC')) return 'flac'
  if (u8At(bytes, at) === 0xff) {
    const second = u8At(bytes, at + 1)
    if ((second & 0xf6) === 0xf0) return 'aac'
    const isLayerThree = (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08
    if (isLayerThree && u8At(bytes, at + 2) < 0xf0) return 'mp3'
  }
  return at > 0 ? 'mp3' : undefined
}

// The longest prologue (declaration, comments, doctype) before the root element.
const SVG_PROLOGUE_BYTES = 4096

function sniffSvg(bytes: Uint8Array): Format | undefined {
  let at = isTextAt(bytes, 0, '\xef\xbb\xbf') ? 3 : 0
  while (at < SVG_PROLOGUE_BYTES && isSpace(u8At(bytes, at))) at += 1
  if (isTextAt(bytes, at, '<svg')) return 'svg'
  const hasPrologue = isTextAt(bytes, at, '<?xml') || isTextAt(bytes, at, '<!')
  return hasPrologue && textAt(bytes, at, SVG_PROLOGUE_BYTES).includes('<svg') ? 'svg' : undefined
}

const isSpace = (byte: number): boolean => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d)

import type { Size } from '../frames/size.ts'

/** A4 across, in points. */
const [WIDTH, HEIGHT] = [841.89, 595.28]

/** A PDF of JPEG pictures, one to a page of A4 across. All have the given size. */
export function writePdf(pictures: readonly Buffer[], { width, height }: Size, title: string): Buffer {
  const parts: Buffer[] = []
  const offsets: number[] = []
  let length = 0
  const put = (bytes: Buffer | string): void => {
    const buffer = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes
    parts.push(buffer)
    length += buffer.length
  }
  /** Object 1 is the catalogue, 2 the list of pages, 3 the facts; then each page has three. */
  const begin = (number: number): void => {
    offsets[number] = length
    put(`${number} 0 obj\n`)
  }
  const stream = (number: number, dictionary: string, bytes: Buffer): void => {
    begin(number)
    put(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`)
    put(bytes)
    put('\nendstream\nendobj\n')
  }
  put('%PDF-1.4\n%\xE2\xE3\xCF\xD3\n')
  const pageOf = (at: number): number => 4 + 3 * at
  begin(1)
  put('<< /Type /Catalog /Pages 2 0 R >>\nendobj\n')
  begin(2)
  const kids = pictures.map((_, at) => `${pageOf(at)} 0 R`).join(' ')
  put(`<< /Type /Pages /Count ${pictures.length} /Kids [${kids}] >>\nendobj\n`)
  begin(3)
  put(`<< /Title ${textString(title)} /Producer (Kinora) >>\nendobj\n`)
  for (const [at, picture] of pictures.entries()) {
    const page = pageOf(at)
    begin(page)
    put(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /XObject << /P ${page + 2} 0 R >> >> /Contents ${page + 1} 0 R >>\nendobj\n`,
    )
    stream(page + 1, '', Buffer.from(`q ${WIDTH} 0 0 ${HEIGHT} 0 0 cm /P Do Q`, 'latin1'))
    const facts = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`
    stream(page + 2, facts, picture)
  }
  const start = length
  put(`xref\n0 ${offsets.length}\n0000000000 65535 f \n`)
  for (const offset of offsets.slice(1)) put(`${String(offset).padStart(10, '0')} 00000 n \n`)
  put(`trailer\n<< /Size ${offsets.length} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  return Buffer.concat(parts)
}

/** UTF-16 with a mark, as hexadecimal digits: nothing in it needs escaping. */
const textString = (text: string): string =>
  `<FEFF${[...Buffer.from(text, 'utf16le').swap16()].map(byte => byte.toString(16).padStart(2, '0')).join('')}>`

/** The Content-Disposition for a file name, in two forms (RFC 6266): ASCII for old clients, and UTF-8. */
export function contentDisposition(fileName: string): string {
  const name = fileName.toWellFormed()
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    one => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** The key of the label in every file format, as the rules on generated media require. */
export const LABEL_KEY = 'AIGC'

/** A label for the metadata of a container. */
export const labelTags = (label: string | undefined): Record<string, string> =>
  label === undefined ? {} : { [LABEL_KEY]: label }

const NAMESPACE = 'urn:kinora:xmp:1.0/'
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A label for a picture: an XMP packet with one property in our namespace. */
export function formatLabelXmp(label: string): string {
  // Attributes would convert line breaks and tabs to spaces.
  const text = label.replaceAll(/[&<>"]/g, found => ESCAPES[found] ?? found).replaceAll(/[\t\n\r]/g, codeOf)
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about="" xmlns:kinora="${NAMESPACE}" kinora:${LABEL_KEY}="${text}"/>`,
    '</rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('')
}

const codeOf = (character: string): string => `&#${character.codePointAt(0)};`

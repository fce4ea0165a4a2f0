/** The first request for newcomers. The studio draws this prompt well with every seed. */
export const FIRST_REQUEST = { model: 'genq2', prompt: 'a cat rides a bicycle along a beach at sunset', duration: 4 }

/** The same with the command line. */
export const quickCommand = (command: string): string =>
  `${command} make text2video '${FIRST_REQUEST.prompt}' --duration ${FIRST_REQUEST.duration} -o cat.mp4`

/**
 * From nothing to a file, with curl in a shell. The query returns when something changes, so it is repeated. The loop
 * ends when the task is no longer running.
 */
export const quickStart = (url: string, key: string): string =>
  `API=${url} AUTH='Authorization: Token ${key}'
ID=$(curl -s $API/ent/v2/text2video -H "$AUTH" -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(FIRST_REQUEST)}' | tee task.json | grep -o '"id":"[0-9]*' | tr -dc 0-9)
while curl -s "$API/ent/v2/tasks/$ID/creations?wait=30" -H "$AUTH" | tee task.json |
  grep -Eq '"state":"(created|queueing|processing)"'; do :; done
curl -o cat.mp4 "$(grep -o '"url":"[^"]*' task.json | cut -d '"' -f 4)" || cat task.json`

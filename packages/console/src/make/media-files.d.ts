// The build copies these files and gives their addresses, relative to the script.
declare module '*.mp4' {
  const at: string
  export default at
}
declare module '*.mp3' {
  const at: string
  export default at
}

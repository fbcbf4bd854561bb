/** Stands for the program that starts the simulator: says what it was given, and ends by a code or a signal. */
if (process.env.STUB_END) process.exit(Number(process.env.STUB_END))
console.log(JSON.stringify(process.argv.slice(2)))
const ending = process.argv.find((argument) => argument.startsWith('--end='))
if (ending) process.exit(Number(ending.slice(6)))
process.on('SIGTERM', () => process.exit(9))
process.once('disconnect', () => process.exit())
console.log('listening')
setInterval(() => {}, 1000)

// In a project of your own this is all Jest needs to read TypeScript; the simulator is the one at SIM_URL.
module.exports = {
  rootDir: __dirname,
  testEnvironment: 'node',
  transform: { '\\.ts$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }] },
}

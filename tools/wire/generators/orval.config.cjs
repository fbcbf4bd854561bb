const { INPUT: input, OUTPUT: target } = process.env

module.exports = { document: { input, output: { target, client: 'fetch', baseUrl: 'http://localhost:4010' } } }

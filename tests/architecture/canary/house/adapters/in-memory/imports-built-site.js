import '../../build/server/index.js'

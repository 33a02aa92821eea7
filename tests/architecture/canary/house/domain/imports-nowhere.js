import './there-is-no-such-file.js'

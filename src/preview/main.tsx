import { startPage } from './page/startPage'
import { startWorkshop } from './workshop/startWorkshop'

// One script for both documents, so that the files also work where there is no server and modules cannot be
// loaded.
const workshop = document.getElementById('workshop')
const page = document.getElementById('page')
if (workshop) startWorkshop(workshop)
if (page) startPage(page, window.parent)

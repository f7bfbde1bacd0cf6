// The first script of a page: a plain one (`scripts/runFirst.ts`), because a browser runs modules only when
// all of the page is read. What is waited for the longest comes first.
import '../fills'
import './askBrand'
import './sendSocketWorker'

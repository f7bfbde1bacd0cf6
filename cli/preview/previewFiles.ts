/** The files of the built workshop, and what they are. */
export const previewFiles = {
  'index.html': 'text/html; charset=utf-8',
  'page.html': 'text/html; charset=utf-8',
  'preview.js': 'text/javascript; charset=utf-8',
  'preview.css': 'text/css; charset=utf-8',
} as const

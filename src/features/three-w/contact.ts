/** The mailbox that takes questions about projects and activities. @source reference/three-w.md, sections 1.1 and 2.2 */
export const threeWContact = 'im@ifrc.org';

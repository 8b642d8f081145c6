/** Image types that all browsers support; the server rejects SVG. @source reference/emergencies.md, section 2.2 */
export const pictureTypes = ['.jpg', '.jpeg', '.png', '.gif', '.webp'];

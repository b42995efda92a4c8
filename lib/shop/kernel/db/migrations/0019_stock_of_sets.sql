-- Pieces that can be had at each place. A set has none of its own: as many as its scarcest part allows. Each part's stock is read at
-- once: looked up place by place, a set of six parts cost a cart more than all else that it shows. `OFFSET 0` keeps parts apart:
-- joined freely, they may cost a look at the whole stock.
CREATE OR REPLACE VIEW "available_stock" AS
	SELECT s."variant_id", s."place_id", s."quantity" FROM "stock" s
	UNION ALL
	SELECT sp."variant_id", part."place_id", min(part."quantity")
	FROM "set_parts" sp
	CROSS JOIN LATERAL (
		SELECT pl."id" AS "place_id",
			CASE WHEN sold."is_sold" THEN coalesce(s."quantity", 0) / sp."quantity" ELSE 0 END AS "quantity"
		FROM (
			SELECT v."is_active" AND p."is_active" AS "is_sold"
			FROM "variants" v JOIN "products" p ON p."id" = v."product_id" WHERE v."id" = sp."part_id" OFFSET 0
		) sold
		CROSS JOIN "places" pl
		LEFT JOIN "stock" s ON s."variant_id" = sp."part_id" AND s."place_id" = pl."id"
		OFFSET 0
	) part
	GROUP BY sp."variant_id", part."place_id";
